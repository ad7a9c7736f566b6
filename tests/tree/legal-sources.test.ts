import { londonDate } from '@agency/domain/shared/dates';
import { describe, expect, it } from 'vitest';
import { contentFiles, legalSourcesIn, withoutSources } from './legal-sources.ts';
import { text } from './sources.ts';

const speaksOfLaw =
  /\b(?:Act|Regulations?|Order) (?:19|20)\d\d\b|\bGDPR\b|\bPECR\b|\bICO\b|\bthe law\b|\blaw (?:allows|requires|says)\b|\blegally\b|Information Commissioner|Communications Regulations/;

/** They speak of the law, and state nothing of it. */
const statesNothing: Readonly<Record<string, string>> = {
  'web/src/site/content/legal/legal.server.ts': 'our own registration',
  'web/src/site/content/posts/articles.server.ts': 'says what an article is about',
};

const all = contentFiles.flatMap(legalSourcesIn);

describe('what texts say of the law', () => {
  it('names its source in the same file', () => {
    const bare = contentFiles
      .filter((file) => !Object.hasOwn(statesNothing, file))
      .filter((file) => speaksOfLaw.test(withoutSources(file)) && legalSourcesIn(file).length === 0);
    expect(bare).toEqual([]);
    expect(all.length).toBeGreaterThan(40);
  });

  it('names it precisely, with a day that has been', () => {
    const precise =
      /^(?:UK GDPR, articles? \d|Directive \(EU\) \d+\/\d+, article \d|.* (?:Act|Regulations|Order) (?:19|20)\d\d, (?:sections?|schedule|regulations?|articles?|paragraph) \d)/;
    const wrong = all.filter(
      ({ source, checkedOn }) =>
        !precise.test(source) ||
        !/^\d{4}-\d{2}-\d{2}$/.test(checkedOn) ||
        Number.isNaN(Date.parse(checkedOn)) ||
        checkedOn > londonDate(new Date()),
    );
    expect(wrong).toEqual([]);
  });

  it('cites no regulations that others have replaced', () => {
    // Revoked by regulation 2 of the (No. 2) Regulations, S.I. 2018/952.
    const revoked = 'Public Sector Bodies (Websites and Mobile Applications) Accessibility Regulations 2018';
    expect(contentFiles.filter((file) => text.get(file)?.includes(revoked))).toEqual([]);
  });
});
