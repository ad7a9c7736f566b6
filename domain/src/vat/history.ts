import type { PrivateSettings } from '../settings/schema.ts';
import type { CivilDate } from '../shared/fields.ts';
import type { Pricing } from '../site/content.ts';

/** What the settings say of VAT: how things stood at first, and each change with its first day. */
export type VatHistory = Pick<PrivateSettings, 'vatRegistered' | 'vatChanges' | 'rateChanges'>;

export type RateKind = 'standard' | 'reduced';

/** The UK's rates before any change that the settings name, in basis points (VAT Act 1994, sections 2 and 29A). */
const firstRates: Readonly<Record<RateKind, number>> = { standard: 2000, reduced: 500 };

/** What counts for a supply whose tax point is a certain day. */
export interface VatOnDay {
  readonly registered: boolean;
  /** Basis points: standard, reduced and zero rate. */
  readonly rates: readonly number[];
}

/** Registration and rates on a day in London, by tax point. */
export function vatOn(history: VatHistory, day: CivilDate): VatOnDay {
  return {
    registered: isRegisteredOn(history, day),
    rates: [rateOfKind(history, 'standard', day), rateOfKind(history, 'reduced', day), 0],
  };
}

export function isRegisteredOn({ vatRegistered, vatChanges }: VatHistory, day: CivilDate): boolean {
  return lastBefore(vatChanges, day)?.registered ?? vatRegistered;
}

/**
 * The rate that a line carries on a day: what was the standard rate when it was written is the standard rate of that
 * day, and so on. A rate that never was one stays as it is.
 */
export function rateOn(history: VatHistory, rate: number, day: CivilDate): number {
  const kind = rate === 0 ? undefined : kindOf(history, rate);
  return kind === undefined ? rate : rateOfKind(history, kind, day);
}

/** What prices are shown with on a day. */
export function pricingOn(
  business: VatHistory & Pick<PrivateSettings, 'defaultVatRate' | 'quoteValidityDays' | 'paymentTermsDays'>,
  day: CivilDate,
): Pricing {
  const { defaultVatRate, quoteValidityDays, paymentTermsDays } = business;
  return {
    vatRegistered: isRegisteredOn(business, day),
    defaultVatRate: rateOn(business, defaultVatRate, day),
    quoteValidityDays,
    paymentTermsDays,
  };
}

function kindOf({ rateChanges }: VatHistory, rate: number): RateKind | undefined {
  const kinds = ['standard', 'reduced'] as const;
  return kinds.find(
    (kind) =>
      firstRates[kind] === rate || rateChanges.some((change) => change.kind === kind && change.rate === rate),
  );
}

function rateOfKind({ rateChanges }: VatHistory, kind: RateKind, day: CivilDate): number {
  const own = rateChanges.filter((change) => change.kind === kind);
  return lastBefore(own, day)?.rate ?? firstRates[kind];
}

/** The last change whose first day is this one or earlier. */
function lastBefore<TChange extends { readonly from: CivilDate }>(
  changes: readonly TChange[],
  day: CivilDate,
): TChange | undefined {
  return changes
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1);
}
