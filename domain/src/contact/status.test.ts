import { describe, expect, it } from 'vitest';
import { waitsSince } from './status.ts';

describe('since when an enquiry waits', () => {
  const createdAt = new Date('2026-06-10T13:00:00Z');

  it.each([
    ['no answer came', null, createdAt],
    ['an answer came months later', '2026-11-29', new Date('2026-11-29T00:00:00Z')],
    ['an answer came on the same day', '2026-06-10', createdAt],
  ])('where %s', (_case, answeredOn, since) => {
    expect(waitsSince({ answeredOn, createdAt })).toEqual(since);
  });
});
