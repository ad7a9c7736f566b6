import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const least = { SITE_ORIGIN: 'https://downland.example', GCLOUD_PROJECT: 'agency-live' };

describe('readConfig', () => {
  it('names everything that is missing or wrong at once', () => {
    expect(() => readConfig({ SITE_ORIGIN: 'https://downland.example/', TRUSTED_PROXY_HOPS: 'two' })).toThrow(
      /SITE_ORIGIN.*TRUSTED_PROXY_HOPS.*GCLOUD_PROJECT/,
    );
  });

  it('trusts two proxies and knows no emulators in production', () => {
    const config = readConfig(least);
    expect(config.trustedProxies.hops).toBe(2);
    expect(config.isEmulator).toBe(false);
    expect(config.firebase.emulators).toBeUndefined();
    expect(config.firebase.authDomain).toBe('agency-live.firebaseapp.com');
  });

  it.each([
    [{}, false],
    [{ SAMPLE_CONTENT: 'true' }, true],
    [{ FUNCTIONS_EMULATOR: 'true' }, true],
    [{ FUNCTIONS_EMULATOR: 'true', SAMPLE_CONTENT: 'false' }, false],
  ])('with %j, samples are public: %s', (given, shows) => {
    expect(readConfig({ ...least, ...given }).showsSamples).toBe(shows);
  });

  it('gives the browser the emulators of this run', () => {
    const config = readConfig({
      ...least,
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9399',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8280',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9499',
      FUNCTIONS_ORIGIN: 'http://127.0.0.1:5201',
    });
    expect(config.firebase.emulators).toEqual({
      auth: 'http://127.0.0.1:9399',
      firestore: 'http://127.0.0.1:8280',
      functions: 'http://127.0.0.1:5201',
      storage: 'http://127.0.0.1:9499',
    });
  });

  it('refuses a signing key that could be guessed', () => {
    expect(() => readConfig({ ...least, LINK_SIGNING_KEY: 'a short key' })).toThrow('LINK_SIGNING_KEY');
  });

  it.each([
    ['RESEND_API_KEY', 're_short'],
    ['RESEND_WEBHOOK_SECRET', 'whsec_c2hvcnQ='],
    ['RESEND_WEBHOOK_SECRET', 'not base64 but long enough to be it, anyhow'],
    ['LINK_SIGNING_KEY', 'k'.repeat(31)],
    ['LINK_SIGNING_KEY_PREVIOUS', 'k'.repeat(31)],
  ])('refuses a guessable %s', (name, value) => {
    expect(() => readConfig({ ...least, [name]: value })).toThrow(name);
  });

  it('gives out a secret only to a function that was given it', () => {
    expect(() => readConfig(least).secret('LINK_SIGNING_KEY')).toThrow('LINK_SIGNING_KEY');
    const key = 'k'.repeat(44);
    expect(readConfig({ ...least, LINK_SIGNING_KEY: key }).secret('LINK_SIGNING_KEY')).toBe(key);
    expect(
      readConfig({ ...least, LINK_SIGNING_KEY_PREVIOUS: '' }).optionalSecret('LINK_SIGNING_KEY_PREVIOUS'),
    ).toBeUndefined();
  });
});
