import { afterEach, describe, expect, it, vi } from 'vitest';
import { gtag } from './gtag.client.ts';
import { makeSendVital, maskedPath } from './send-vital.ts';
import { startVitals } from './start.client.ts';
import type { Vital } from './vital.ts';

const lcp: Vital = { name: 'LCP', value: 2600.4, delta: 100.6, id: 'v6-1', rating: 'needs-improvement' };

afterEach(() => vi.unstubAllGlobals());

describe('a measurement', () => {
  it('becomes an event', () => {
    const sent = vi.fn();
    makeSendVital({ mayMeasure: () => true, path: () => '/packages', gtag: sent })(lcp);
    expect(sent).toHaveBeenCalledExactlyOnceWith('event', 'LCP', {
      value: 101,
      metric_id: 'v6-1',
      metric_value: 2600.4,
      metric_delta: 100.6,
      metric_rating: 'needs-improvement',
      page_path: '/packages',
      non_interaction: true,
    });
  });

  it('of layout shift is sent in thousandths', () => {
    const sent = vi.fn();
    const cls: Vital = { name: 'CLS', value: 0.1234, delta: 0.1234, id: 'v6-2', rating: 'good' };
    makeSendVital({ mayMeasure: () => true, path: () => '/', gtag: sent })(cls);
    expect(sent.mock.calls[0]?.[2]).toMatchObject({ value: 123, metric_value: 0.1234 });
  });

  it('is dropped without consent, also when that was withdrawn in between', () => {
    const sent = vi.fn();
    let may = true;
    const send = makeSendVital({ mayMeasure: () => may, path: () => '/', gtag: sent });
    send(lcp);
    may = false;
    send(lcp);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('reaches the data layer as an arguments object, which is what the tag reads', () => {
    vi.stubGlobal('window', {});
    gtag('event', 'LCP', { value: 1 });
    expect(window.dataLayer).toHaveLength(1);
    const [command] = window.dataLayer ?? [];
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    expect([...(command as IArguments)]).toEqual(['event', 'LCP', { value: 1 }]);
  });
});

describe('the path in an event', () => {
  it.each([
    ['/', '/'],
    ['/packages', '/packages'],
    ['/project/track/secret', '/project/track/:token'],
    ['/client/quotes/view/secret', '/client/quotes/view/:token'],
    ['/verify/CERT-1', '/verify/:certificateId'],
    ['/client/quotes/Q1', '/client/quotes/:id'],
    ['/project/track/secret/more', '(unknown)'],
  ])('of %s is %s', (path, masked) => expect(maskedPath(path)).toBe(masked));
});

describe('starting', () => {
  function visit(dataset: Record<string, string>, consent: unknown) {
    const idle = vi.fn();
    vi.stubGlobal('document', { documentElement: { dataset } });
    vi.stubGlobal('window', {
      localStorage: { getItem: () => JSON.stringify(consent) },
      requestIdleCallback: idle,
    });
    startVitals();
    return idle;
  }
  const yes = { version: 2, analytics: true, at: Date.now() - 1000 };

  it('fetches and measures nothing without a tag or without consent', () => {
    expect(visit({}, yes)).not.toHaveBeenCalled();
    expect(visit({ analyticsTag: 'G-ABC123' }, null)).not.toHaveBeenCalled();
  });

  it('waits for an idle moment with both', () => {
    expect(visit({ analyticsTag: 'G-ABC123' }, yes)).toHaveBeenCalledOnce();
  });
});
