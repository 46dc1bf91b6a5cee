# The C types of dice.py for `make fast`; Python alone never reads this.
import cython
from libc.stdint cimport uint64_t

# `state * n >> 64` takes 128 bits. Cython believes that `wide` is a long long and leaves the
# arithmetic to the C compiler, which knows better.
cdef extern from *:
    """
    typedef unsigned __int128 anpfiff_wide;
    """
    ctypedef unsigned long long wide "anpfiff_wide"

cdef uint64_t MULTIPLIER, MASK


cdef class Dice:
    cpdef uint64_t below(self, uint64_t n) except? -1
    cpdef Dice copy(self)
    cpdef pick(self, items)
    cpdef int draw(self, list cards) except? -1
    cpdef shuffle(self, items)


cdef class FastDice(Dice):
    cdef public uint64_t state

    @cython.locals(state=wide)
    cpdef uint64_t below(self, uint64_t n) except? -1
    @cython.locals(state=wide)
    cpdef pick(self, items)
    @cython.locals(state=wide, place=Py_ssize_t)
    cpdef int draw(self, list cards) except? -1
    @cython.locals(state=wide, last=Py_ssize_t, other=Py_ssize_t)
    cpdef shuffle(self, items)
    @cython.locals(dice=FastDice)
    cpdef FastDice copy(self)


cdef class SealedDice(Dice):
    cdef public object block, key
    cdef public list words

    cpdef uint64_t below(self, uint64_t n) except? -1
    cpdef SealedDice copy(self)
