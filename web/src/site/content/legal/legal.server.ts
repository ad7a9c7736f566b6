import { addressLines } from '@agency/domain/client/address-lines';
import { retention } from '@agency/domain/platform/retention';
import { legalAddition, legalAddress, legalName } from '@agency/domain/settings/legal-words';
import { formatDate } from '@agency/domain/shared/format';
import type { SiteFrame } from '../../../platform/site-frame.ts';
import { fill, plainMarkdown } from '../fill.ts';
import accessibilityText from './accessibility.md?raw';
import privacyText from './privacy.md?raw';
import termsText from './terms.md?raw';

/** A legal page; its texts are beside this file. Change the day when the text changes. */
export interface LegalText {
  readonly heading: string;
  readonly lead: string;
  readonly title: string;
  readonly description: string;
  readonly changedOn: string;
  body(site: SiteFrame): string;
}

type Retained = (typeof retention)[keyof typeof retention];

function periodOf(retained: Retained): string {
  if ('years' in retained) return `${retained.years}\u00a0years`;
  if ('months' in retained) return `${retained.months}\u00a0months`;
  return 'days' in retained ? `${retained.days}\u00a0days` : `${retained.hours}\u00a0hours`;
}

/** The periods by which the nightly schedule deletes, as a table. */
function retentionTable(): string {
  const rows = Object.values(retention).map(
    (retained) => `| ${retained.what} | ${periodOf(retained)} | ${retained.from} |`,
  );
  return ['| What | How long | Counted from |', '| --- | --- | --- |', ...rows].join('\n');
}

function valuesOf({ brandName, email, phone, company, soon }: SiteFrame, changedOn: string) {
  const { icoNumber } = company;
  const who = [
    legalName({ brandName, company }),
    legalAddition({ brandName, company }),
    ...addressLines(legalAddress(company)),
  ];
  const facts = { brand: brandName, email, phone, who: who.filter((part) => part !== null).join(', ') };
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, plainMarkdown(text)])),
    reply: soon.reply,
    date: formatDate(changedOn),
    ico:
      icoNumber === null
        ? ''
        : `We’re registered with the Information Commissioner’s Office under ${plainMarkdown(icoNumber)}.`,
    retention: retentionTable(),
  };
}

function legalText(parts: Omit<LegalText, 'body'> & { readonly text: string }): LegalText {
  const { text, ...rest } = parts;
  return { ...rest, body: (site) => fill(text, valuesOf(site, rest.changedOn)) };
}

export const privacy = legalText({
  heading: 'Privacy notice',
  lead: 'What we know about you, why, for how long, and what you can do about it. The public pages set no cookies unless you agree.',
  title: 'Privacy notice: your data and what we do with it',
  description:
    'Who is responsible for your data, what we hold and why, the periods after which it is deleted, who else touches it, what your browser stores, and your rights.',
  changedOn: '2026-11-30',
  text: privacyText,
});

export const terms = legalText({
  heading: 'Terms of this site',
  lead: 'For reading and using these pages. For work that you order, the terms of your quote apply.',
  title: 'Terms of using this site',
  description:
    'What you may do with this site, what the prices on it mean, how ordering goes in five steps, and why the terms of your own quote come first.',
  changedOn: '2026-11-30',
  text: termsText,
});

export const accessibility = legalText({
  heading: 'Accessibility statement',
  lead: 'What we aim at, what we test, what does not work well yet, and whom to tell.',
  title: 'Accessibility statement (WCAG 2.2 AA)',
  description:
    'How far this site meets WCAG 2.2 level AA, which tests run and how often, the limits we know of, and how to reach a person when something does not work for you.',
  changedOn: '2026-11-30',
  text: accessibilityText,
});
