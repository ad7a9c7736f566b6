import type { QuoteContent } from './content.ts';

/** Content to start another quote from: a payment that was due on a day is due on acceptance, until staff say otherwise. */
export function withoutDays<TContent extends Pick<QuoteContent, 'paymentSchedule'>>(
  content: TContent,
): TContent {
  const paymentSchedule = content.paymentSchedule.map((stage) =>
    stage.trigger.kind === 'date' ? { ...stage, trigger: { kind: 'acceptance' as const } } : stage,
  );
  return { ...content, paymentSchedule };
}
