# The C types of table.py for `make fast`; Python alone never reads this. What is not declared here
# stays as it is in Python; what is cpdef can still be overridden there.
import cython

from anpfiff.core.dice cimport Dice

cdef int CLOCK, NEVER, NOBODY
cdef tuple NOTHING


cdef class Table:
    cdef public object setup
    cdef public int seats
    cdef public Dice dice
    cdef public long long now, due
    cdef public int asked, tick
    cdef public tuple choices
    cdef public list secret, events
    cdef public bint loud
    cdef public object outcome

    cpdef deal(self)
    cpdef play(self, int seat, int move)
    cpdef moves(self, int seat)
    cpdef other_moves(self, int seat)
    cpdef copy(self)
    cpdef twin(self, Table table)
    cpdef list take_events(self)
    @cython.locals(decisions=long, seat=int)
    cpdef long playout(self, Dice dice) except? -1
    cpdef ask(self, int seat, tuple moves)
    cpdef tell(self, str code, dict facts, tuple only=*, dict secret=*)
    cpdef end(self, result)
