import { londonDate } from '@agency/domain/shared/dates';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayWords, hasUnread, newSince, threadRows } from './thread-rows.ts';

const at = (time: string, createdBy = 'them') => ({ id: time, createdAt: new Date(time), createdBy });
const shown = (...input: Parameters<typeof threadRows>) =>
  threadRows(...input).map((row) => (row.kind === 'day' ? row.day : row.kind === 'new' ? 'new' : row.id));

describe('the rows of a thread', () => {
  it('begin a day at midnight in London', () => {
    const late = at('2026-06-01T22:59:00Z');
    const next = at('2026-06-01T23:00:00Z');
    expect(shown([late, next], 'me', undefined)).toEqual(['2026-06-01', late.id, '2026-06-02', next.id]);
  });

  it('mark what others wrote since one last read, once, and never one’s own', () => {
    const read = at('2026-11-30T09:00:00Z');
    const own = at('2026-11-30T09:05:00Z', 'me');
    const unread = at('2026-11-30T09:06:00Z');
    const more = at('2026-11-30T09:07:00Z');
    const all = [read, own, unread, more];
    expect(shown(all, 'me', read.createdAt)).toEqual([
      '2026-11-30',
      read.id,
      own.id,
      'new',
      unread.id,
      more.id,
    ]);
    expect(shown(all, 'me', null)).toEqual(['2026-11-30', 'new', read.id, own.id, unread.id, more.id]);
    expect(shown(all, 'me', more.createdAt)).not.toContain('new');
    expect(shown(all, 'me', undefined)).not.toContain('new');
    expect(hasUnread(all, 'me', unread.createdAt)).toBe(true);
    expect(hasUnread(all, 'me', more.createdAt)).toBe(false);
    expect(hasUnread([own], 'me', null)).toBe(false);
  });

  it('take what came before one’s own reply as read, and what comes after it live as seen', () => {
    const question = at('2026-11-30T09:00:00Z');
    const own = at('2026-11-30T09:05:00Z', 'me');
    const more = at('2026-11-30T09:06:00Z');
    const came = (messages: readonly ReturnType<typeof at>[], readUntil: Date | null) => {
      const newest = messages.at(-1)?.createdAt ?? new Date(0);
      return newSince({ readUntil, newest }, messages, 'me');
    };
    expect(came([question, more], null)).toBeNull();
    expect(came([question, own, more], null)).toEqual(own.createdAt);
    expect(came([question, own, more], question.createdAt)).toEqual(own.createdAt);
    expect(came([question, own, more], more.createdAt)).toEqual(more.createdAt);
    const looking = { readUntil: null, newest: question.createdAt };
    expect(newSince(looking, [question], 'me')).toBeNull();
    expect(newSince(looking, [question, own, more], 'me')).toBeUndefined();
  });

  it('hold every message once and in order, each day above its messages, whatever the times', () => {
    const written = fc.record({
      createdAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
      createdBy: fc.constantFrom('me', 'them'),
    });
    fc.assert(
      fc.property(fc.array(written, { maxLength: 40 }), fc.nat(39), (times, read) => {
        const messages = times
          .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
          .map((one, index) => ({ ...one, id: `m${index}` }));
        const since = messages[read]?.createdAt ?? null;
        const rows = threadRows(messages, 'me', since);
        expect(rows.flatMap((row) => (row.kind === 'message' ? [row.message] : []))).toEqual(messages);
        expect(rows.filter(({ kind }) => kind === 'new')).toHaveLength(
          hasUnread(messages, 'me', since) ? 1 : 0,
        );
        const days = rows.flatMap((row) => (row.kind === 'day' ? [row.day] : []));
        expect(days).toEqual([...new Set(messages.map(({ createdAt }) => londonDate(createdAt)))]);
      }),
    );
  });

  it('name their day', () => {
    expect(dayWords('2026-11-30', '2026-11-30')).toBe('Today');
    expect(dayWords('2026-11-29', '2026-11-30')).toBe('Yesterday');
    expect(dayWords('2026-11-28', '2026-11-30')).toBe('28 November 2026');
  });
});
