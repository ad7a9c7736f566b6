import { describe, expect, it } from 'vitest';
import {
  cacheSize,
  checkFirestoreStart,
  emulatorAddress,
  firestoreStart,
  readFirebaseSettings,
} from './firebase-start.ts';

const pageWith = (text: string | null) => ({
  getElementById: (id: string) =>
    id === 'page-state' && text !== null ? ({ textContent: text } as HTMLElement) : null,
});

describe('checkFirestoreStart', () => {
  it('accepts the product’s own settings', () => {
    expect(checkFirestoreStart(firestoreStart)).toBe(firestoreStart);
  });

  it.each([cacheSize.minimum - 1, 0, -1, Number.NaN, 1_048_576.5])('refuses a cache of %s bytes', (bytes) => {
    expect(() => checkFirestoreStart({ ...firestoreStart, cacheSizeBytes: bytes })).toThrow(/cache/);
  });

  it('accepts the smallest cache', () => {
    expect(() => checkFirestoreStart({ ...firestoreStart, cacheSizeBytes: cacheSize.minimum })).not.toThrow();
  });

  it.each([4, 31, 0, Number.NaN])('refuses a long poll of %s seconds', (seconds) => {
    expect(() => checkFirestoreStart({ ...firestoreStart, longPollingTimeoutSeconds: seconds })).toThrow(
      /long-polling/,
    );
  });

  it.each([5, 30])('accepts a long poll of %s seconds', (seconds) => {
    expect(() =>
      checkFirestoreStart({ ...firestoreStart, longPollingTimeoutSeconds: seconds }),
    ).not.toThrow();
  });
});

describe('emulatorAddress', () => {
  it('splits host and port', () => {
    expect(emulatorAddress('http://127.0.0.1:8080')).toEqual({ host: '127.0.0.1', port: 8080 });
  });

  it('refuses an address without a port', () => {
    expect(() => emulatorAddress('http://127.0.0.1')).toThrow(/port/);
  });
});

describe('readFirebaseSettings', () => {
  it('reads what the document contains', () => {
    const page = pageWith(JSON.stringify({ firebase: { projectId: 'demo-agency' } }));
    expect(readFirebaseSettings(page)).toEqual({ projectId: 'demo-agency' });
  });

  it.each([null, '{}'])('says so where there is none (%s)', (text) => {
    expect(() => readFirebaseSettings(pageWith(text))).toThrow('We couldn’t open this page');
  });
});
