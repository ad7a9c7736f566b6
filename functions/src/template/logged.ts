import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { Template } from '@agency/domain/template/schema';
import { sha256Hex } from '../platform/hash.ts';

/** A template as the log keeps it: that its content changed, not the text, which may have begun as words to a person. */
export function loggedTemplate({ kind, title, content }: Template): Readonly<Record<string, unknown>> {
  const written = canonicalJson(content);
  return { kind, title, content: `${written.length} characters, ${sha256Hex(written).slice(0, 8)}` };
}
