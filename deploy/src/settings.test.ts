import { describe, expect, it } from 'vitest';
import { judgeSettings, settingsFindings } from './settings.ts';

const whole = {
  SITE_ORIGIN: 'https://www.example.com',
  FIREBASE_API_KEY: 'AIza',
  FIREBASE_APP_ID: '1:2:web:3',
};
const faults = (settings: Record<string, string>) =>
  judgeSettings('agency', settings).flatMap(({ verdict, says }) => (verdict === 'wrong' ? [says] : []));

describe('the settings of a project', () => {
  it('are fine when they are complete', () => {
    expect(faults(whole)).toEqual([]);
    expect(faults({ ...whole, APP_CHECK_ENFORCED: 'true', TRUSTED_PROXY_HOPS: '1' })).toEqual([]);
  });

  it('are named when they are missing or mistyped', () => {
    const { FIREBASE_APP_ID: _id, ...rest } = whole;
    expect(faults({ ...rest, FIREBASE_APPID: '1:2:web:3' })).toEqual([
      'FIREBASE_APP_ID is missing',
      'nothing reads FIREBASE_APPID',
    ]);
  });

  it('are refused as the functions would refuse them at start', () => {
    expect(faults({ ...whole, SITE_ORIGIN: 'https://www.example.com/' })).toEqual([
      expect.stringContaining('SITE_ORIGIN: must be scheme and host'),
    ]);
    expect(faults({ ...whole, SITE_ORIGIN: 'http://www.example.com' })).toEqual(['SITE_ORIGIN isn’t https']);
    expect(faults({ ...whole, APP_CHECK_ENFORCED: 'yes' })).toEqual([
      expect.stringContaining('APP_CHECK_ENFORCED'),
    ]);
  });

  it('are read from the file of the project that is named', () => {
    expect(settingsFindings(undefined)).toMatchObject([{ verdict: 'note' }]);
    expect(settingsFindings('no-such-project')).toMatchObject([
      { verdict: 'wrong', mend: expect.stringContaining('functions/.env.no-such-project') },
    ]);
  });
});
