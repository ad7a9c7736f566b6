import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Item } from './item.ts';

/** Where the rest stands, once a source has as many as it reads. */
export function moreWhere(
  { length }: readonly unknown[],
  limit: number,
  label: string,
  href: string,
): Report['more'] {
  return length < limit ? null : { label, href };
}

/** What one source lists. */
export interface Report {
  readonly items: readonly Item[];
  /** The list that holds the rest, where there may be more. */
  readonly more: { readonly label: string; readonly href: string } | null;
}

type Reports = ReadonlyMap<string, Report>;
type Tell = (source: string, report: Report | null) => void;
type TellPending = (change: 1 | -1) => void;

const TellContext = createContext<Tell>(() => undefined);
const PendingContext = createContext<TellPending>(() => undefined);

interface Gathered {
  readonly reports: Reports;
  readonly tell: Tell;
  readonly tellPending: TellPending;
  /** Every source has answered or failed once: before that, rows would jump under the hand. */
  readonly isWhole: boolean;
}

/**
 * Gathers what the sources report. Each reads by itself, within its own `Feature`: what can't be read hides no other
 * kind, and a change of one draws only the list anew.
 */
export function useReports(): Gathered {
  const [reports, setReports] = useState<Reports>(new Map());
  const tell = useCallback<Tell>((source, report) => {
    setReports((before) => {
      const after = new Map(before);
      if (report === null) after.delete(source);
      else after.set(source, report);
      return after;
    });
  }, []);
  const pending = useRef(0);
  const [isWhole, setWhole] = useState(false);
  const tellPending = useCallback<TellPending>((change) => {
    pending.current += change;
    if (change < 0 && pending.current === 0) setWhole(true);
  }, []);
  // Where all is at hand already, none was ever pending: the effects of the sources came before this one.
  useEffect(() => {
    if (pending.current === 0) setWhole(true);
  }, []);
  return { reports, tell, tellPending, isWhole };
}

interface ReportedProps extends Pick<Gathered, 'tell' | 'tellPending'> {
  readonly children: ReactNode;
}

export function Reported({ tell, tellPending, children }: ReportedProps) {
  return (
    <TellContext value={tell}>
      <PendingContext value={tellPending}>{children}</PendingContext>
    </TellContext>
  );
}

/** Stands for a source that hasn't answered yet. */
export function Pending() {
  const tellPending = useContext(PendingContext);
  useEffect(() => {
    tellPending(1);
    return () => tellPending(-1);
  }, [tellPending]);
  return null;
}

/** For a source: `report` has to be memoised. What it listed goes with it. */
export function useReport(source: string, report: Report): void {
  const tell = useContext(TellContext);
  useEffect(() => tell(source, report), [tell, source, report]);
  useEffect(() => () => tell(source, null), [tell, source]);
}
