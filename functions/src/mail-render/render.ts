import type { MailKind } from '@agency/domain/mail/templates';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { oneLine } from '../mail-queue/message.ts';
import { isOptionalMail } from '../mail-queue/optional.ts';
import { Layout } from './parts/layout.tsx';
import { outlookHead } from './parts/theme.ts';
import type { Brand } from './template.ts';
import { templates } from './templates.ts';

interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/**
 * Renders a mail in both forms from one component.
 * @throws AppError `invalid-argument` with one issue for each invalid field of the data.
 */
export async function renderMail(
  kind: MailKind,
  data: unknown,
  brand: Brand,
  unsubscribeUrl: string | null = sampleUnsubscribeUrl(kind, brand),
): Promise<RenderedMail> {
  const { subject, preheader, body } = templates[kind].compose(data, brand);
  const title = oneLine(subject);
  const html = await render(createElement(Layout, { brand, title, preheader, unsubscribeUrl }, body));
  return { subject: title, html: html.replace('</head>', `${outlookHead}</head>`), text: plainText(html) };
}

/** Shown in previews in place of the recipient's own link. */
function sampleUnsubscribeUrl(kind: MailKind, { origin }: Brand): string | null {
  return isOptionalMail(kind) ? absoluteUrl(origin, paths.unsubscribe('sample')) : null;
}

/** A template's sample data, for previews and tests. */
export function sampleData(kind: MailKind): unknown {
  return templates[kind].sample;
}

/** A line of a facts table reads 'label: value'; the rest as the converter makes it. */
const selectors = [
  { selector: 'tr.m-fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'th.m-label', format: 'inlineSurround', options: { suffix: ': ' } },
  { selector: 'td.m-value', format: 'inline' },
  // Upper case would change reference numbers, and screen readers would spell it out.
  { selector: 'h1', format: 'block', options: { uppercase: false } },
  { selector: 'h2', format: 'block', options: { uppercase: false, leadingLineBreaks: 2 } },
];

function plainText(html: string): string {
  return toPlainText(html, { selectors })
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
