import type { QuoteTotals } from '@agency/domain/quote/totals';
import type { VatOnDay } from '@agency/domain/vat/history';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { liveTotals, uncountedLines } from './live-totals.ts';
import type { QuoteForm } from './quote-form.ts';

interface Live {
  readonly totals: QuoteTotals;
  /** Lines that the totals leave out. */
  readonly uncounted: number;
  readonly vatRegistered: boolean;
}

const LiveTotals = createContext<Live | null>(null);
const Vat = createContext<VatOnDay>({ registered: true, rates: [] });

/** Calculates the form once for everything that shows an amount. */
export function LiveTotalsProvider({
  vat,
  children,
}: {
  readonly vat: VatOnDay;
  readonly children: ReactNode;
}) {
  const { control } = useFormContext<QuoteForm>();
  const [sections, discount] = useWatch({ control, name: ['sections', 'discount'] });
  const vatRegistered = vat.registered;
  const live = useMemo(
    () => ({
      totals: liveTotals({ sections, discount }, vatRegistered),
      uncounted: uncountedLines({ sections }),
      vatRegistered,
    }),
    [sections, discount, vatRegistered],
  );
  return (
    <Vat.Provider value={vat}>
      <LiveTotals.Provider value={live}>{children}</LiveTotals.Provider>
    </Vat.Provider>
  );
}

/** Apart from the totals, which change with every keystroke. */
export function useVat(): VatOnDay {
  return useContext(Vat);
}

export function useLiveTotals(): Live {
  const live = useContext(LiveTotals);
  if (!live) throw new Error('useLiveTotals needs a LiveTotalsProvider around it');
  return live;
}
