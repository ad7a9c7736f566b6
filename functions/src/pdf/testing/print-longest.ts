import { existsSync, readFileSync } from 'node:fs';
import { offerableContent } from '@agency/domain/quote/content';
import * as v from 'valibot';
import { printedQuote } from '../quote.ts';
import { quotePdfData } from '../quote-data.ts';
import { renderPdf } from '../render.ts';
import { contentOf, offerOf, quoteDocument, quoteLine } from './samples.ts';

// Run by itself, so that time and memory are those of one document: every text as long as it may be, in lines of one
// letter. Time is the processor's: tests run beside each other.

const short = (length: number) =>
  Array.from({ length: length / 2 }, (_, index) => `${index % 10}`).join('\n');

const lines = Array.from({ length: 100 }, (_, index) =>
  quoteLine(`line-${index}`, { description: short(1000) }),
);
const content = contentOf(lines, {
  introduction: short(5000),
  sections: Array.from({ length: 20 }, (_, index) => ({
    id: `section-${index}`,
    title: 'Section',
    introduction: short(2000),
    lines: lines.slice(index * 5, index * 5 + 5),
  })),
  milestones: Array.from({ length: 30 }, (_, index) => ({
    id: index === 0 ? 'launch' : `milestone-${index}`,
    title: 'Milestone',
    description: short(2000),
    weeksAfterStart: index,
  })),
});
const offer = offerOf(v.parse(offerableContent, content));
const data = quotePdfData(quoteDocument({ ...offer, terms: { ...offer.terms, text: short(40_000) } }));

const bytes = await renderPdf(printedQuote(data));
const { user, system } = process.cpuUsage();
const pages = Number(/\/Count (\d+)/.exec(Buffer.from(bytes).toString('latin1'))?.[1]);
console.log(
  JSON.stringify({
    pages,
    seconds: (user + system) / 1e6,
    megabytes: peakKilobytes() / 1024,
  }),
);

/** Linux counts the memory of the process that started this one in `maxRSS`. */
function peakKilobytes(): number {
  const status = '/proc/self/status';
  const peak = existsSync(status) ? /^VmHWM:\s*(\d+)/m.exec(readFileSync(status, 'utf8')) : null;
  return peak ? Number(peak[1]) : process.resourceUsage().maxRSS;
}
