/** One line of a report: what was looked at, and what was found. */
export interface Finding {
  readonly about: string;
  /** `note`: nothing is wrong, but somebody should know. */
  readonly verdict: 'ok' | 'note' | 'wrong';
  readonly says: string;
  /** What to do about it, where something is wrong. */
  readonly mend?: string;
}

export const ok = (about: string, says: string): Finding => ({ about, verdict: 'ok', says });
export const note = (about: string, says: string): Finding => ({ about, verdict: 'note', says });
export const wrong = (about: string, says: string, mend?: string): Finding => ({
  about,
  verdict: 'wrong',
  says,
  ...(mend === undefined ? {} : { mend }),
});

const marks = { ok: '✓', note: '·', wrong: '✗' } as const;

/** The findings as a table for a terminal, and below it what to mend. */
export function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const rows = findings.map(
    ({ about, verdict, says }) => `${marks[verdict]} ${about.padEnd(width)}  ${says}`,
  );
  const toMend = findings.filter(({ verdict }) => verdict === 'wrong');
  const mends = toMend.map(({ about, says, mend }) => `  ${about}: ${mend ?? says}`);
  return [...rows, ...(mends.length > 0 ? ['', 'To fix:', ...mends] : [])].join('\n');
}

export function isFine(findings: readonly Finding[]): boolean {
  return findings.every(({ verdict }) => verdict !== 'wrong');
}
