import { expect, it } from 'vitest';
import { checkSite } from './check-site.ts';
import type { RunningSite } from './site/site.ts';

const firebase = {
  apiKey: 'AIza',
  authDomain: 'agency.firebaseapp.com',
  projectId: 'agency',
  storageBucket: 'agency.appspot.com',
  appId: '1:2:web:3',
  region: 'europe-west2',
};

/** Answers everything in the same careless way. */
const careless: RunningSite = {
  origin: 'https://www.example.com',
  firebase,
  isLocal: false,
  withCookies: ['GET /'],
  ask: async () => ({ status: 200, headers: new Headers(), text: '<html>at http://localhost:5000</html>' }),
};

it('a site that answers everybody everything passes nothing', async () => {
  const findings = await checkSite(careless);
  expect(findings.length).toBeGreaterThan(90);
  expect(findings.filter(({ verdict }) => verdict !== 'wrong')).toEqual([]);
});

it('a check that can’t be made has failed, and says why', async () => {
  const silent = { ...careless, ask: () => Promise.reject(new Error('fetch failed')) };
  const [first] = await checkSite(silent);
  expect(first).toMatchObject({ verdict: 'wrong', says: expect.stringContaining('fetch failed') });
});
