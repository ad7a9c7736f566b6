import fc from 'fast-check';
import type { OfferableContent, PaymentStage, QuoteDiscount, QuoteLine } from './content.ts';

// Random quotes for property tests: lawful, and as awkward as a quote may be.

const selection = (quantity: number): fc.Arbitrary<QuoteLine['selection']> =>
  fc.oneof(
    fc.constant({ kind: 'fixed' as const }),
    fc.record({ kind: fc.constant('optional' as const), selected: fc.boolean() }),
    fc.constant({ kind: 'adjustable' as const, min: Math.min(0.5, quantity), max: quantity + 2 }),
  );

const line = (id: string): fc.Arbitrary<QuoteLine> =>
  fc.integer({ min: 1, max: 60_000 }).chain((thousandths) =>
    fc.record({
      id: fc.constant(id),
      description: fc.constant(`Line ${id}`),
      unitLabel: fc.constantFrom('', 'hours'),
      quantity: fc.constant(thousandths / 1000),
      unitPrice: fc.integer({ min: 0, max: 500_000 }),
      discount: fc.constantFrom(0, 0, 0, 250, 3333, 10_000),
      vatRate: fc.constantFrom(0 as const, 500 as const, 2000 as const, 2000 as const),
      billing: fc.constantFrom('once' as const, 'once' as const, 'monthly' as const),
      selection: selection(thousandths / 1000),
    }),
  );

/** A group of two or three lines, one of them selected, billed once. */
const group = (name: string): fc.Arbitrary<QuoteLine[]> =>
  fc
    .integer({ min: 2, max: 3 })
    .chain((count) =>
      fc.tuple(
        fc.nat(count - 1),
        fc.tuple(...Array.from({ length: count }, (_, index) => line(`${name}-${index}`))),
      ),
    )
    .map(([selected, lines]) =>
      lines.map((each, index) => ({
        ...each,
        billing: 'once' as const,
        selection: { kind: 'oneOf' as const, group: name, selected: index === selected },
      })),
    );

const discount: fc.Arbitrary<QuoteDiscount> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(2_000_000) }),
  fc.record({ kind: fc.constant('percent' as const), share: fc.nat(10_000) }),
);

/** Stages whose shares add up to 100 %, some of them nothing. */
export const scheduleArbitrary: fc.Arbitrary<PaymentStage[]> = fc
  .array(fc.nat(10_000), { maxLength: 5 })
  .map((cuts) => {
    const edges = [0, ...cuts.toSorted((a, b) => a - b), 10_000];
    return edges.slice(1).map((edge, index) => ({
      id: `stage-${index}`,
      label: `Stage ${index + 1}`,
      share: edge - (edges[index] ?? 0),
      trigger: { kind: 'acceptance' as const },
    }));
  });

export const contentArbitrary: fc.Arbitrary<OfferableContent> = fc
  .record({
    count: fc.integer({ min: 1, max: 8 }),
    groups: fc.nat(2),
  })
  .chain(({ count, groups }) =>
    fc.record({
      lines: fc.tuple(...Array.from({ length: count }, (_, index) => line(`line-${index}`))),
      groups: fc.tuple(...Array.from({ length: groups }, (_, index) => group(`group-${index}`))),
      discount,
      paymentSchedule: scheduleArbitrary,
    }),
  )
  .map(({ lines, groups, ...rest }) => ({
    title: 'Website',
    introduction: '',
    sections: [
      { id: 'one', title: 'Build', introduction: '', lines },
      ...groups.map((members, index) => ({
        id: `choice-${index}`,
        title: 'Choose',
        introduction: '',
        lines: members,
      })),
    ],
    milestones: [],
    ...rest,
  }));
