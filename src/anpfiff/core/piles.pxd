# The C types of piles.py for `make fast`; Python alone never reads this.
import cython


@cython.final
cdef class Bag:
    cdef readonly tuple counts, kinds, cards
    cdef readonly int size, most
    cdef readonly tuple[Bag, ...] more, less

    cpdef Bag plus(self, int kind)
    cpdef Bag minus(self, int kind)
    cpdef tuple grow(self)
    cpdef tuple shrink(self)


cdef dict BAGS

cpdef Bag bag_with(tuple counts)

@cython.locals(kinds=int, card=int)
cpdef int bits(list cards) except? -1
