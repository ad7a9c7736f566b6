import { sampleAgency } from '@agency/domain/settings/sample-agency';
import { describe, expect, it } from 'vitest';
import { companyLines, currentState } from './site-chrome.ts';

describe('currentState', () => {
  it('names the page itself and the pages above it', () => {
    expect(currentState('/services', '/services')).toBe('page');
    expect(currentState('/services', '/services/hosting')).toBe('true');
    expect(currentState('/services', '/services-more')).toBeUndefined();
  });

  it('never marks home or an exact entry for pages below it', () => {
    expect(currentState('/', '/blog')).toBeUndefined();
    expect(currentState('/admin', '/admin/quotes', true)).toBeUndefined();
  });

  it('looks at the path alone', () => {
    expect(currentState('/quote?from=header', '/quote')).toBe('page');
  });
});

describe('companyLines', () => {
  const { registeredName, companyNumber, registeredIn, registeredOffice } = sampleAgency.company;
  const { line1 } = registeredOffice;
  const company = { registeredName, number: companyNumber, registeredIn, registeredOffice: line1 };

  it('says all that the law requires', () => {
    const text = companyLines({ ...company, vatNumber: 'GB 000 0000 00' }).join(' ');
    for (const part of [
      registeredName,
      companyNumber,
      'Registered in England and Wales',
      line1,
      'GB\u00a0000\u00a00000\u00a000',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('leaves the VAT number out where there is none', () => {
    expect(companyLines(company).join(' ')).not.toContain('VAT');
  });
});
