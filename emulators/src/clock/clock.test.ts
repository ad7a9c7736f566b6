import { describe, expect, it } from 'vitest';
import { makeTick } from './clock.ts';
import { londonFields, parseCron } from './cron.ts';

const at = (text: string) => londonFields(new Date(text));

describe('cron texts', () => {
  it.each([
    ['* * * * *', '2026-11-27T12:34:00Z', true],
    ['5 * * * *', '2026-11-27T12:05:00Z', true],
    ['5 * * * *', '2026-11-27T12:06:00Z', false],
    ['*/10 * * * *', '2026-11-27T12:20:00Z', true],
    ['*/10 * * * *', '2026-11-27T12:25:00Z', false],
    ['0 8-18 * * *', '2026-11-27T18:00:00Z', true],
    ['0 8-18 * * *', '2026-11-27T19:00:00Z', false],
    ['0 8-18/5 * * *', '2026-11-27T13:00:00Z', true],
    ['15,45 6 1 * *', '2026-12-01T06:45:00Z', true],
    ['0 9 * * 5', '2026-11-27T09:00:00Z', true],
    ['0 9 * * 1-4', '2026-11-27T09:00:00Z', false],
  ])('%s at %s: %s', (cron, time, due) => {
    expect(parseCron(cron)(at(time))).toBe(due);
  });
  it('are times in London, summer and winter', () => {
    const eight = parseCron('0 8 * * *');
    expect(eight(at('2026-07-01T07:00:00Z'))).toBe(true);
    expect(eight(at('2026-12-01T08:00:00Z'))).toBe(true);
    expect(eight(at('2026-07-01T08:00:00Z'))).toBe(false);
  });
  it.each(['* * * *', '60 * * * *', '* 24 * * *', '5-2 * * * *', '*/0 * * * *', 'x * * * *', '* * 0 * *'])(
    '%j is refused',
    (text) => {
      expect(() => parseCron(text)).toThrow(/cron text/);
    },
  );
});

describe('the clock', () => {
  const noon = new Date('2026-11-27T12:00:00Z');

  it('runs what is due, and nothing else', () => {
    const ran: string[] = [];
    const tick = makeTick({
      schedules: { always: { cron: '* * * * *' }, atFive: { cron: '5 * * * *' } },
      run: async (name) => {
        ran.push(name);
      },
      report: () => undefined,
    });
    tick(noon);
    expect(ran).toEqual(['always']);
  });

  it('lets one that is still running finish before it is called again', async () => {
    let calls = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const tick = makeTick({
      schedules: { slow: { cron: '* * * * *' } },
      run: () => {
        calls += 1;
        return promise;
      },
      report: () => undefined,
    });
    tick(noon);
    tick(noon);
    expect(calls).toBe(1);
    resolve();
    await new Promise(setImmediate);
    tick(noon);
    expect(calls).toBe(2);
  });

  it('reports a failure and goes on', async () => {
    const lines: string[] = [];
    const tick = makeTick({
      schedules: { broken: { cron: '* * * * *' } },
      run: async () => {
        throw new Error('no lease');
      },
      report: (line) => lines.push(line),
    });
    tick(noon);
    await new Promise(setImmediate);
    tick(noon);
    await new Promise(setImmediate);
    expect(lines).toEqual(['Schedule broken failed: no lease', 'Schedule broken failed: no lease']);
  });
});
