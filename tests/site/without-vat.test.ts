import { expect, it } from 'vitest';
import { readPages } from './pages.ts';
import { sampleSite } from './sample-site.ts';

/** A visitor’s own VAT, in the calculator. */
const ofVisitors = [
  'Order value is turnover divided by orders, before VAT.',
  'Enter everything before VAT unless you can’t reclaim it.',
];

/** Our VAT: what is charged or left out, its rate, our number; as words, and as search engines read it. */
const ourVat =
  /\b(?:\+|plus|including|inc|with|before|excluding) VAT\b|\+ VAT|VAT (?:at|number|registered)|valueAddedTax|vatID/i;

it('an agency that is not registered shows no VAT on any page', async () => {
  const content = await sampleSite();
  const pricing = async () => ({ ...(await content.pricing()), vatRegistered: false });
  const pages = await readPages({ ...content, pricing });
  const found = pages.flatMap(({ path, text, structured }) =>
    `${text}\n${structured}`
      .split('\n')
      .flatMap((line) =>
        ourVat.test(line) && !ofVisitors.some((known) => line.includes(known))
          ? [`${path}: ${line.trim().slice(0, 300)}`]
          : [],
      ),
  );
  expect(found).toEqual([]);
});
