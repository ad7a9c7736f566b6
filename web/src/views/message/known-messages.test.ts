import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withEarlier, withWindow } from './known-messages.ts';

const all = Array.from({ length: 200 }, (_, index) => ({ id: `m${index}` }));
const size = 25;
const windowAt = (count: number) => all.slice(Math.max(0, count - size), count);

it('shows each message once and in order, however the window slides and earlier pages come', () => {
  const step = fc.oneof(fc.constant('earlier'), fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.array(step, { maxLength: 12 }), (first, steps) => {
      let count = first;
      let known: readonly { id: string }[] = windowAt(count);
      for (const one of steps) {
        const oldest = all.findIndex(({ id }) => id === known[0]?.id);
        if (one === 'earlier') {
          if (oldest > 0) known = withEarlier(known, all.slice(Math.max(0, oldest - size), oldest));
        } else {
          const jumps = typeof one === 'number' && one >= size && count > 0;
          count = Math.min(all.length, count + Number(one));
          const next = withWindow(known, windowAt(count), count <= size);
          if (!jumps) expect(next.jumped).toBe(false);
          known = next.known;
        }
        const start = all.findIndex(({ id }) => id === known[0]?.id);
        expect(known).toEqual(all.slice(Math.max(0, start), count));
      }
    }),
  );
});

it('drops what has been deleted, or what was never stored', () => {
  expect(withWindow([{ id: 'a' }, { id: 'b' }, { id: 'c' }], [{ id: 'a' }, { id: 'c' }], true).known).toEqual(
    [{ id: 'a' }, { id: 'c' }],
  );
  const slid = withWindow([{ id: 'a' }, { id: 'b' }, { id: 'c' }], [{ id: 'b' }], false);
  expect(slid.known).toEqual([{ id: 'a' }, { id: 'b' }]);
});

it('says where it jumped, so that what is between is loaded', () => {
  expect(withWindow([{ id: 'a' }], [{ id: 'x' }], false)).toEqual({ known: [{ id: 'x' }], jumped: true });
  expect(withWindow([], [{ id: 'x' }], false).jumped).toBe(false);
});

it('takes an earlier page that overlaps', () => {
  expect(withEarlier([{ id: 'b' }, { id: 'c' }], [{ id: 'a' }, { id: 'b' }])).toEqual([
    { id: 'a' },
    { id: 'b' },
    { id: 'c' },
  ]);
});
