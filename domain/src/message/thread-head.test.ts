import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quietThread } from './schema.ts';
import { type ThreadHead, threadHeadAfter } from './thread-head.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 9, minute));
const client = (minute: number) => ({ authorKind: 'client', createdAt: at(minute) }) as const;
const staff = (minute: number) => ({ authorKind: 'staff', createdAt: at(minute) }) as const;
type Written = ReturnType<typeof client> | ReturnType<typeof staff>;

const after = (head: ThreadHead, written: readonly Written[]) => threadHeadAfter(head, written) ?? head;

describe('what a quote or project repeats of its messages', () => {
  it('waits since the first message that staff have not answered', () => {
    const asked = after(quietThread, [client(3), client(2)]);
    expect(asked).toEqual({ lastMessageAt: { client: at(3), staff: null }, awaitsReplySince: at(2) });
    const answered = after(asked, [staff(4), client(3), client(2)]);
    expect(answered).toEqual({ lastMessageAt: { client: at(3), staff: at(4) }, awaitsReplySince: null });
    expect(after(answered, [client(5), staff(4), client(3)]).awaitsReplySince).toEqual(at(5));
  });

  it('changes nothing when the same comes again', () => {
    const asked = after(quietThread, [client(2)]);
    expect(threadHeadAfter(asked, [client(2)])).toBeNull();
    expect(threadHeadAfter(quietThread, [])).toBeNull();
  });

  it('does not wait again for what needed no reply', () => {
    const ended = { ...after(quietThread, [client(2), client(3)]), awaitsReplySince: null };
    expect(threadHeadAfter(ended, [client(2), client(3)])).toBeNull();
    const again = after(ended, [client(2), client(3), client(4)]);
    expect(again.awaitsReplySince).toEqual(at(4));
    expect(threadHeadAfter(again, [client(2), client(3), client(4)])).toBeNull();
  });

  it('remembers a wait that is longer than the newest messages reach', () => {
    const asked = after(quietThread, [client(2)]);
    const later = after(asked, [client(40), client(39)]);
    expect(later).toEqual({ lastMessageAt: { client: at(40), staff: null }, awaitsReplySince: at(2) });
  });

  it('is the same however often and in whatever order the events come', () => {
    const sides = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 });
    const scenario = sides.chain((isStaff) => {
      const written = isStaff.map((one, index) => (one ? staff(index) : client(index)));
      const seen = fc.array(fc.integer({ min: 0, max: written.length }), { maxLength: 20 });
      return fc.record({ written: fc.constant(written), seen });
    });
    fc.assert(
      fc.property(scenario, ({ written, seen }) => {
        const whole = after(quietThread, written);
        // Each event reads at least what was stored when it happened; the last of them reads all.
        const first = seen.reduce(
          (head, count) => after(head, written.slice(0, count)),
          quietThread as ThreadHead,
        );
        expect(after(first, written)).toEqual(whole);
        const lastStaff = written.findLastIndex(({ authorKind }) => authorKind === 'staff');
        expect(whole.awaitsReplySince).toEqual(written[lastStaff + 1]?.createdAt ?? null);
      }),
    );
  });
});
