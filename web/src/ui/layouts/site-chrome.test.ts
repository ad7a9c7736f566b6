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
  const company = {
    registeredName: 'Downland Digital Ltd',
    number: '00000000',
    registeredIn: 'England and Wales',
    registeredOffice: '1 High Street, Steyning, West Sussex',
  };

  it('says all that the law requires', () => {
    const text = companyLines({ ...company, vatNumber: 'GB 000 0000 00' }).join(' ');
    for (const part of [
      'Downland Digital Ltd',
      '00000000',
      'Registered in England and Wales',
      '1 High Street',
      'GB\u00a0000\u00a00000\u00a000',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('leaves the VAT number out where there is none', () => {
    expect(companyLines(company).join(' ')).not.toContain('VAT');
  });
});
