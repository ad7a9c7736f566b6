import { retention } from '@agency/domain/platform/retention';
import { sampleAgency } from '@agency/domain/settings/sample-agency';
import { describe, expect, it } from 'vitest';
import { toSiteFrame } from '../../../platform/site-frame.ts';
import { testPricing, testSettings } from '../../../platform/testing/site-content.ts';
import { renderMarkdown } from '../../../views/markdown/markdown.ts';
import { fill, plainMarkdown } from '../fill.ts';
import { accessibility, privacy, terms } from './legal.server.ts';

const frame = toSiteFrame(testSettings, testPricing);

describe('the privacy notice', () => {
  it('prints every period by which data is deleted', () => {
    const { html } = renderMarkdown(privacy.body(frame));
    for (const { what, from } of Object.values(retention)) {
      expect(html).toContain(`<td>${what}</td>`);
      expect(html).toContain(`<td>${from}</td>`);
    }
    expect(html).toContain(`<td>${retention.enquiries.months}\u00a0months</td>`);
    expect(html).toContain(`<td>${retention.business.years}\u00a0years</td>`);
    expect(html).toContain(`<td>${retention.orphaned.hours}\u00a0hours</td>`);
  });

  it('names the registration with the ICO where there is one', () => {
    const registered = { ...frame, company: { ...frame.company, icoNumber: 'ZA123456' } };
    expect(privacy.body(registered)).toContain('under ZA123456');
    const unregistered = { ...frame, company: { ...frame.company, icoNumber: null } };
    expect(privacy.body(unregistered)).not.toContain('We are registered');
  });
});

describe('a legal page', () => {
  it.each([privacy, terms, accessibility])('$heading shows hostile settings as text', ({ body }) => {
    const odd = '<b>*Ltd*</b> [x](javascript:1) | {{email}}';
    const { html } = renderMarkdown(
      body({ ...frame, brandName: odd, company: { ...sampleAgency.company, registeredName: odd } }),
    );
    expect(html).not.toMatch(/<b>|<em>Ltd|href="javascript/);
  });

  it('does not show a gap', () => {
    expect(() => fill('{{nobody}}', {})).toThrow('nobody');
    expect(fill('{{a}}', { a: plainMarkdown('x|y') })).toBe('x\\|y');
  });
});
