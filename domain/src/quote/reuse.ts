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

/** How an introduction starts until staff change it. */
export function greetingTo(name: string): string {
  return `Dear ${name.split(' ')[0] ?? name},`;
}

/** In place of it in a template. */
const openGreeting = 'Dear {name},';

/** An introduction that greets somebody, for somebody else: nobody is greeted by another client’s name. */
export function greetingOther(introduction: string, from: string, to: string): string {
  return regreeted(introduction, greetingTo(from), greetingTo(to));
}

/** An introduction that greets somebody by name, once that name is erased. */
export function greetingNobody(introduction: string, from: string): string {
  return regreeted(introduction, greetingTo(from), 'Dear client,');
}

/** A quote's content as a template of it stores it. */
export function asTemplate<TContent extends Pick<QuoteContent, 'paymentSchedule' | 'introduction'>>(
  content: TContent,
  recipient: string,
): TContent {
  const introduction = regreeted(content.introduction, greetingTo(recipient), openGreeting);
  return { ...withoutDays(content), introduction };
}

/** A template's content for this recipient. */
export function fromTemplate<TContent extends Pick<QuoteContent, 'introduction'>>(
  content: TContent,
  recipient: string,
): TContent {
  return { ...content, introduction: regreeted(content.introduction, openGreeting, greetingTo(recipient)) };
}

const regreeted = (text: string, from: string, to: string): string =>
  text.startsWith(from) ? `${to}${text.slice(from.length)}` : text;
