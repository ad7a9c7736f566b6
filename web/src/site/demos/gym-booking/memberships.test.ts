import { describe, expect, it } from 'vitest';
import { membershipRefusal } from './memberships.ts';
import { classOn, type GymClass } from './timetable.ts';

function on(date: string, slot = 0, more: Partial<GymClass> = {}): GymClass {
  const found = classOn(date, slot);
  if (!found) throw new Error(`no class ${slot} on ${date}`);
  return { ...found, ...more };
}

describe('memberships', () => {
  it.each([
    ['Monday, one minute to four', on('2026-11-23', 0, { startsAt: 959 }), null],
    ['Monday at four', on('2026-11-23', 0, { startsAt: 960 }), { kind: 'off-peak' }],
    ['Friday morning', on('2026-11-27', 0), null],
    ['Saturday morning', on('2026-11-28', 0), { kind: 'off-peak' }],
    ['Sunday morning', on('2026-11-29', 0), { kind: 'off-peak' }],
  ])('Off-peak on %s', (_, wanted, refusal) => {
    expect(membershipRefusal('off-peak', wanted, [])).toEqual(refusal);
    expect(membershipRefusal('flex', wanted, [])).toBeNull();
    expect(membershipRefusal('unlimited', wanted, [])).toBeNull();
  });

  it('Flex has two classes from Monday to Sunday', () => {
    const week = [on('2026-11-23'), on('2026-11-29')];
    expect(membershipRefusal('flex', on('2026-11-25'), week)).toEqual({ kind: 'week', limit: 2 });
    expect(membershipRefusal('flex', on('2026-11-25'), week.slice(1))).toBeNull();
    expect(membershipRefusal('flex', on('2026-11-30'), week)).toBeNull();
    expect(membershipRefusal('flex', on('2026-11-22'), week)).toBeNull();
  });

  it('the others have no weekly limit', () => {
    const many = [1, 2, 3].map((slot) => on('2026-11-23', slot));
    expect(membershipRefusal('off-peak', on('2026-11-24'), many)).toBeNull();
    expect(membershipRefusal('unlimited', on('2026-11-24'), many)).toBeNull();
  });
});
