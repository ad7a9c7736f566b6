import { AppError } from '@agency/domain/shared/errors';
import { fromHttpError } from './operation-errors.ts';

/**
 * Posts JSON to one of our addresses.
 * @throws AppError the server's error, or that it could not be reached.
 */
export async function postJson(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      referrerPolicy: 'no-referrer',
    });
  } catch (cause) {
    const message =
      'We can’t reach the server. Check your connection and try again. What you entered is still here.';
    throw new AppError('internal', message, { cause });
  }
  const text = await response.text();
  const parsed = readJson(text);
  if (!response.ok) throw fromHttpError(response.status, parsed);
  return parsed;
}

function readJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
