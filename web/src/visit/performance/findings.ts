/** The performance monitor's warnings. */

const longTaskMs = 50;
const slowResourceMs = 1000;
const memoryShare = 0.9;
export const memoryEveryMs = 30_000;

interface Entry {
  readonly entryType: string;
  readonly name: string;
  /** Milliseconds. */
  readonly duration: number;
}

/** The warning for a performance entry; undefined where all is well. */
export function findingOf({ entryType, name, duration }: Entry): string | undefined {
  const time = `${Math.round(duration)} ms`;
  if (entryType === 'longtask' && duration > longTaskMs) return `Long task: ${time}`;
  if (entryType === 'resource' && duration > slowResourceMs) return `Slow resource: ${time} for ${name}`;
  return undefined;
}

export interface Memory {
  /** Bytes. */
  readonly usedJSHeapSize: number;
  readonly jsHeapSizeLimit: number;
}

/** Chromium's own measure; other browsers have none. */
export function readMemory(source: object): Memory | undefined {
  const memory: unknown = 'memory' in source ? source.memory : undefined;
  if (typeof memory !== 'object' || memory === null) return undefined;
  if (!('usedJSHeapSize' in memory && 'jsHeapSizeLimit' in memory)) return undefined;
  const { usedJSHeapSize, jsHeapSizeLimit } = memory;
  if (typeof usedJSHeapSize !== 'number' || typeof jsHeapSizeLimit !== 'number') return undefined;
  return { usedJSHeapSize, jsHeapSizeLimit };
}

export function memoryFinding({ usedJSHeapSize, jsHeapSizeLimit }: Memory): string | undefined {
  if (!(jsHeapSizeLimit > 0) || usedJSHeapSize <= memoryShare * jsHeapSizeLimit) return undefined;
  return `Memory: ${Math.round((100 * usedJSHeapSize) / jsHeapSizeLimit)} % of the limit is in use`;
}
