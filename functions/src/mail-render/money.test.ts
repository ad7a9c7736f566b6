import { describe, expect, test } from 'vitest';
import { renderMail, sampleData } from './render.ts';
import { mostAlsoDue } from './templates/invoice-payment-reminder.tsx';
import { testBrand } from './testing/brand.ts';

// What the mails of money say in each case: the subject, the text between greeting and button, and no more.

type Kind = Parameters<typeof renderMail>[0];

const said = async (kind: Kind, change: object) => {
  const { subject, text, html } = await renderMail(
    kind,
    { ...Object(sampleData(kind)), ...change },
    testBrand,
  );
  return { html, words: `${subject}\n${text.slice(0, text.indexOf('Downland Digital ·'))}` };
};

describe('an invoice', () => {
  test.each([
    ['is to pay', {}],
    ['had credit used for part of it', { credit: 62_000, balance: 100_000 }],
    ['had credit used for all of it', { credit: 162_000, balance: 0 }],
    ['was part paid before it is sent again', { balance: 100_000 }],
    ['is for money that came first', { advanceOn: '2026-11-20', balance: 0 }],
    ['was credited in full', { isCredited: true, balance: 0 }],
  ])('that %s', async (_case, change) => {
    expect((await said('invoice-created-notification', change)).words).toMatchSnapshot();
  });
});

const other = { invoiceNumber: 'INV-2026-0043', balance: 24_000, dueOn: '2026-12-18' };
const third = { invoiceNumber: 'INV-2026-0044', balance: 1, dueOn: '2026-12-20' };

describe('a reminder', () => {
  test.each([
    ['of one before it is due', { offset: -3 }],
    ['of one on the day', { offset: 0 }],
    ['of one that is part paid', { offset: 1, balance: 100_000 }],
    ['of two', { alsoDue: [other] }],
    ['of three of which none is due yet', { offset: -3, alsoDue: [other, third] }],
    ['of more than it lists', { alsoDue: [other], moreDue: { count: 12, balance: 1_200_000 } }],
  ])('%s', async (_case, change) => {
    expect((await said('invoice-payment-reminder', change)).words).toMatchSnapshot();
  });

  test('stays below the clipping limit at its longest', async () => {
    const alsoDue = Array.from({ length: mostAlsoDue }, (_, index) => ({
      ...other,
      invoiceNumber: `INV-2026-${1000 + index}`,
      balance: 999_999_999,
    }));
    const { html } = await said('invoice-payment-reminder', { alsoDue });
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});

const also = { invoiceNumber: 'INV-2026-0043', amount: 24_000, balance: 0 };
const part = { invoiceNumber: 'INV-2026-0044', amount: 10_000, balance: 2_000 };

describe.each(['invoice-payment-confirmation', 'invoice-payment-notification'] as const)('%s', (kind) => {
  test.each([
    ['of a part', { amount: 62_000, balance: 100_000 }],
    ['of more than was due', { credited: 5_000 }],
    ['with a rest while something is still open', { credited: 437, owesMore: true }],
    ['of two invoices', { alsoPaid: [also] }],
    [
      'of three invoices, with a part, credit and money in advance',
      { alsoPaid: [also, part], credited: 100, owesMore: true, inAdvance: 50_000 },
    ],
    ['from credit', { fromCredit: true }],
  ])('%s', async (_case, change) => {
    expect((await said(kind, change)).words).toMatchSnapshot();
  });
});
