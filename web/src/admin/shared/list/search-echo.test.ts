import { expect, it } from 'vitest';
import { createSearchEcho } from './search-echo.ts';

it('knows its own words again while more are under way, and adopts others', () => {
  const echo = createSearchEcho();
  expect(echo.isOwn('')).toBe(false);
  echo.send('fe');
  echo.send('fer');
  expect(echo.latest('')).toBe('fer');
  expect(echo.isOwn('fe')).toBe(true);
  expect(echo.latest('fe')).toBe('fer');
  expect(echo.isOwn('fer')).toBe(true);
  // Effects run twice in development.
  expect(echo.isOwn('fer')).toBe(true);
  expect(echo.isOwn('fe')).toBe(false);
  expect(echo.latest('fe')).toBe('fe');
});

it('takes an address that is cleared elsewhere, and the same words again later', () => {
  const echo = createSearchEcho();
  echo.send('fern');
  expect(echo.isOwn('fern')).toBe(true);
  expect(echo.isOwn('')).toBe(false);
  expect(echo.latest('')).toBe('');
  expect(echo.isOwn('fern')).toBe(false);
});
