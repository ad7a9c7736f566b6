import { describe, expect, it } from 'vitest';
import { findingOf, memoryFinding, readMemory } from './findings.ts';
import { isMonitored } from './start.client.ts';

describe('a performance entry', () => {
  it.each([
    ['longtask', 50, undefined],
    ['longtask', 50.6, 'Long task: 51 ms'],
    ['longtask', 300, 'Long task: 300 ms'],
    ['resource', 1000, undefined],
    ['resource', 1001, 'Slow resource: 1001 ms for /x.js'],
    ['resource', 60, undefined],
    ['paint', 5000, undefined],
  ])('%s of %d ms', (entryType, duration, finding) => {
    expect(findingOf({ entryType, duration, name: '/x.js' })).toBe(finding);
  });
});

describe('memory', () => {
  it('is too full above 90 % of the limit', () => {
    expect(memoryFinding({ usedJSHeapSize: 900, jsHeapSizeLimit: 1000 })).toBeUndefined();
    expect(memoryFinding({ usedJSHeapSize: 951, jsHeapSizeLimit: 1000 })).toBe(
      'Memory: 95 % of the limit is in use',
    );
    expect(memoryFinding({ usedJSHeapSize: 1, jsHeapSizeLimit: 0 })).toBeUndefined();
  });

  it('is read where the browser reports it', () => {
    const memory = { usedJSHeapSize: 1, jsHeapSizeLimit: 2 };
    expect(readMemory({ memory })).toEqual(memory);
    for (const other of [{}, { memory: null }, { memory: 1 }, { memory: { usedJSHeapSize: 1 } }]) {
      expect(readMemory(other)).toBeUndefined();
    }
  });
});

describe('the monitor', () => {
  it.each([
    ['development', '', true],
    ['production', '', false],
    ['production', '?perf', true],
    ['production', '?a=1&perf=1', true],
    ['production', '?performance', false],
  ])('in %s with %j: %s', (mode, search, on) => expect(isMonitored(mode, search)).toBe(on));
});
