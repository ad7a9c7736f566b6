import * as v from 'valibot';
import { id } from '../shared/fields.ts';
import { operation, output } from './contract.ts';

/** Public links of quotes and projects. */
export const linkOperations = {
  /** The whole address of a public link; only staff can have it shown. */
  getLinkUrl: operation('admin', v.strictObject({ linkId: id }), output<{ url: string }>()),
  rotateLink: operation('admin', v.strictObject({ linkId: id }), output<{ url: string }>()),
  revokeLink: operation('admin', v.strictObject({ linkId: id }), output<{ revoked: true }>()),
} as const;
