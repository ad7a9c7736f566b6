import { readAttribution } from '../../visit/attribution.ts';
import { type SendResult, sendRequest } from './send.ts';

/** Sends a public form together with how its visitor arrived. */
export function sendEnquiry(
  address: string,
  body: Record<string, unknown>,
  key: string,
): Promise<SendResult> {
  return sendRequest(address, { ...body, attribution: readAttribution() }, key);
}
