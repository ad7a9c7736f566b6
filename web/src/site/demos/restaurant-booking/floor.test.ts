import { describe, expect, it } from 'vitest';
import { groups, isGroup, mostTables, neighboursOf, seatsAt, tableOf, tables } from './floor.ts';

describe('the floor', () => {
  it('has fourteen tables of three sizes', () => {
    expect(tables.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
    expect(new Set(tables.map(({ seats }) => seats))).toEqual(new Set([2, 4, 6]));
    expect(tableOf(15)).toBeNull();
  });

  it('pushes neighbours together and nobody else', () => {
    expect(isGroup([1])).toBe(true);
    expect(isGroup([1, 2])).toBe(true);
    expect(isGroup([1, 2, 3])).toBe(true);
    expect(isGroup([1, 3])).toBe(false);
    expect(isGroup([3, 4])).toBe(false);
    expect(isGroup([2, 1])).toBe(false);
    expect(isGroup([6, 10, 11])).toBe(true);
    expect(isGroup([])).toBe(false);
    expect(neighboursOf(8)).toEqual([7, 9]);
    expect(neighboursOf(14)).toEqual([]);
  });

  it('prefers one table to several, and smaller ones to larger', () => {
    const keys = groups.map((group) => [group.length, seatsAt(group), group[0] ?? 0] as const);
    for (const [at, key] of keys.entries()) {
      const before = keys[at - 1];
      if (!before) continue;
      const order = before[0] - key[0] || before[1] - key[1] || before[2] - key[2];
      expect(order).toBeLessThanOrEqual(0);
    }
    expect(groups.every((group) => group.length <= mostTables)).toBe(true);
    expect(new Set(groups.map((group) => group.join())).size).toBe(groups.length);
    expect(groups).toHaveLength(14 + 8 + 3);
  });

  it('places tables inside the room without touching', () => {
    const width = { 2: 44, 4: 64, 6: 96 } as const;
    for (const [at, one] of tables.entries()) {
      expect(one.x + width[one.seats]).toBeLessThan(392);
      for (const other of tables.slice(at + 1)) {
        const apart =
          one.x + width[one.seats] < other.x ||
          other.x + width[other.seats] < one.x ||
          Math.abs(one.y - other.y) > 80;
        expect(apart, `${one.number} and ${other.number}`).toBe(true);
      }
    }
  });
});
