import { type EnquiryStatus, enquiryStatuses } from '@agency/domain/contact/status';
import { describe, expect, it } from 'vitest';
import { canTakeBack, type Move, moveObstacle, moves, movesOf, statusWords } from './enquiry.ts';

const at = (status: EnquiryStatus, quoteId: string | null = null) => ({ status, quoteId });
const verbs = (standing: ReturnType<typeof at>) => movesOf(standing).map(({ verb }) => verb);

describe('what can be done with an enquiry', () => {
  it.each([
    ['new', ['Mark as replied', 'Mark as open', 'Archive', 'Mark as spam']],
    ['open', ['Mark as replied', 'Archive', 'Mark as spam']],
    ['answered', ['Mark as open', 'Archive', 'Mark as spam']],
    ['converted', ['Archive']],
    ['archived', ['Reopen']],
    ['spam', ['Reopen']],
  ] as const)('%s: %j', (status, expected) => {
    expect(verbs(at(status))).toEqual(expected);
  });

  it('is what the table of states allows', () => {
    for (const status of enquiryStatuses.states) {
      for (const move of movesOf(at(status))) {
        expect([status, move.verb, enquiryStatuses.can(status, move.to(at(status)))]).toEqual([
          status,
          move.verb,
          true,
        ]);
      }
    }
  });

  it('is said where it can’t be done, and only there', () => {
    for (const move of Object.values<Move>(moves)) {
      for (const status of enquiryStatuses.states) {
        const isPossible = movesOf(at(status)).includes(move);
        expect([move.verb, status, moveObstacle(move, at(status)) === null]).toEqual([
          move.verb,
          status,
          isPossible,
        ]);
      }
    }
    expect(moveObstacle(moves.archive, at('archived'))).toBe('It’s already archived.');
    expect(moveObstacle(moves.archive, at('spam'))).toBe('It’s marked as spam. Reopen it first.');
    expect(moveObstacle(moves.spam, at('converted'))).toBe('A quote has been started from it.');
    expect(moveObstacle(moves.reopen, at('open'))).toBe('It isn’t archived or marked as spam.');
  });

  it('can be undone from archived and spam to what it was', () => {
    for (const status of ['new', 'open', 'answered'] as const) {
      expect(canTakeBack(at(status), 'archived')).toBe(true);
      expect(canTakeBack(at(status), 'spam')).toBe(true);
    }
    expect(canTakeBack(at('converted', 'Q-222222'), 'archived')).toBe(true);
    expect(canTakeBack(at('converted'), 'archived')).toBe(false);
    expect(canTakeBack(at('new'), 'open')).toBe(false);
    expect(moves.reopen.to(at('archived', 'Q-222222'))).toBe('converted');
  });
});

it('has a word of its own for every status', () => {
  const words = enquiryStatuses.states.map((status) => statusWords[status].label);
  expect(new Set(words).size).toBe(words.length);
});
