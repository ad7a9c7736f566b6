import { collectVitals } from '../vitals/collect.client.ts';
import { performanceScore, type Rating } from '../vitals/ratings.ts';
import { findingOf, memoryEveryMs, memoryFinding, readMemory } from './findings.ts';

function warn(finding: string | undefined): void {
  if (finding !== undefined) console.warn(`[performance] ${finding}`);
}

function watchEntries(type: 'longtask' | 'resource'): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) warn(findingOf(entry));
  });
  observer.observe({ type, buffered: true });
}

function watchMemory(): void {
  const look = () => {
    const memory = readMemory(performance);
    if (memory) warn(memoryFinding(memory));
  };
  look();
  window.setInterval(look, memoryEveryMs);
}

function watchVitals(): void {
  const ratings = new Map<string, Rating>();
  collectVitals(({ name, value, rating }) => {
    ratings.set(name, rating);
    const shown = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
    const score = performanceScore([...ratings.values()]);
    console.info(`[performance] ${name} ${shown}, ${rating}. Score ${Math.round(score ?? 0)}`);
  });
}

/** Reports slow parts of this page in the browser's console. */
export function monitorPerformance(): void {
  watchEntries('longtask');
  watchEntries('resource');
  watchMemory();
  watchVitals();
}
