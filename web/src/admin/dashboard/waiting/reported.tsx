import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Item } from './item.ts';

/** What one source lists. */
export interface Report {
  readonly items: readonly Item[];
  /** The list that holds the rest, where there may be more. */
  readonly more: { readonly label: string; readonly href: string } | null;
}

type Reports = ReadonlyMap<string, Report>;
type Tell = (source: string, report: Report | null) => void;

const TellContext = createContext<Tell>(() => undefined);

/**
 * Gathers what the sources report. Each reads by itself, within its own `Feature`: what can't be read hides no other
 * kind, and a change of one draws only the list anew.
 */
export function useReports(): { readonly reports: Reports; readonly tell: Tell } {
  const [reports, setReports] = useState<Reports>(new Map());
  const tell = useCallback<Tell>((source, report) => {
    setReports((before) => {
      const after = new Map(before);
      if (report === null) after.delete(source);
      else after.set(source, report);
      return after;
    });
  }, []);
  return useMemo(() => ({ reports, tell }), [reports, tell]);
}

export function Reported({ tell, children }: { readonly tell: Tell; readonly children: ReactNode }) {
  return <TellContext value={tell}>{children}</TellContext>;
}

/** For a source: `report` has to be memoised. What it listed goes with it. */
export function useReport(source: string, report: Report): void {
  const tell = useContext(TellContext);
  useEffect(() => tell(source, report), [tell, source, report]);
  useEffect(() => () => tell(source, null), [tell, source]);
}
