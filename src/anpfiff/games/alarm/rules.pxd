# The C types of rules.py for `make fast`; Python alone never reads this.
import cython

from anpfiff.core.piles cimport Bag, bits
from anpfiff.core.table cimport Table

cdef int CARD, DISCARD, DRAW, FIVE, FOUL, HAND, KINDS, NOBODY, PILE, QUESTION, SEARCH, TAKE, WHISTLE
cdef tuple ALARMS, DRAW_OR_SEARCH, FACES, FOOTBALLERS, WHISTLE_OR_NOT
cdef list TAKES, VICTIMS
cdef Bag EMPTY


cdef class Alarm(Table):
    cdef public object options
    cdef public tuple faces
    cdef public list[Bag] hands
    cdef public list stock, pile, row, covered
    cdef public int yellow, turn, victim, face

    @cython.locals(seat=int, hand=Bag)
    cpdef deal(self)
    cpdef lay_out(self)
    cpdef turn_up_pile(self)
    cpdef int starter(self) except? -1
    @cython.locals(face=int)
    cpdef roll(self, int seat)
    cpdef play(self, int seat, int move)
    cpdef search(self)
    cpdef take(self, int card)
    @cython.locals(turn=int, hand=Bag)
    cpdef gain(self, int card)
    @cython.locals(turn=int)
    cpdef discard(self, int card)
    @cython.locals(card=int)
    cpdef alarm(self)
    cpdef simple_foul(self)
    cpdef heavy_foul(self)
    @cython.locals(card=int)
    cpdef foul(self, int victim)
    cpdef whistle(self, bint blown)
    @cython.locals(seat=int, hand=Bag)
    cpdef refill(self)
    @cython.locals(card=int)
    cpdef int next_card(self, int seat) except? -1
    cpdef reshuffle_early(self)
    cpdef reshuffle(self)
    @cython.locals(standings=list, ranking=list)
    cpdef finish(self, str code, str rule)
    @cython.locals(counts=tuple, most=int, value=int, kind=int)
    cpdef int standing(self, Bag hand) except? -1
    @cython.locals(table=Alarm)
    cpdef copy(self)
