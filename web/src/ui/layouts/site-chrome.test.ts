import { describe, expect, it } from 'vitest';
import { currentState } from './site-chrome.ts';

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
