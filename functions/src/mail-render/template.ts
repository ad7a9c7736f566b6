import type { Soon } from '@agency/domain/figures/soon';
import type { Company } from '@agency/domain/settings/schema';
import { parseInput } from '@agency/domain/shared/parse';
import type { ReactElement } from 'react';
import * as v from 'valibot';

/** The sender: what the frame of every mail needs to know about us. */
export interface Brand {
  readonly brandName: string;
  /** Scheme and host of the public site; every link in a mail begins with it. */
  readonly origin: string;
  readonly email: string;
  readonly supportEmail: string;
  readonly phone: string;
  readonly company: Company;
  readonly vatRegistered: boolean;
  /** Basis points; null where no VAT is charged. */
  readonly vatRate: number | null;
  readonly soon: Soon;
}

/** A mail's content, before it becomes HTML. */
interface ComposedMail {
  readonly subject: string;
  /** The preview line that mailboxes show after the subject. */
  readonly preheader: string;
  readonly body: ReactElement;
}

/** A template that validates its data: used by the API, the previews and the drain. */
export interface Template {
  readonly sample: unknown;
  /** @throws AppError `invalid-argument` with one issue for each invalid field of the data. */
  compose(data: unknown, brand: Brand): ComposedMail;
}

interface TemplateDefinition<TSchema extends v.GenericSchema> {
  readonly schema: TSchema;
  readonly sample: v.InferInput<TSchema>;
  subject(data: v.InferOutput<TSchema>, brand: Brand): string;
  preheader(data: v.InferOutput<TSchema>, brand: Brand): string;
  body(data: v.InferOutput<TSchema>, brand: Brand): ReactElement;
}

export function defineTemplate<const TSchema extends v.GenericSchema>(
  definition: TemplateDefinition<TSchema>,
): Template {
  return {
    sample: definition.sample,
    compose(input, brand) {
      const plain = withoutDirectionMarks(input);
      const data = parseInput(definition.schema, plain);
      return {
        subject: ownSubject(plain) ?? definition.subject(data, brand),
        preheader: definition.preheader(data, brand),
        body: definition.body(data, brand),
      };
    },
  };
}

const withSubject = v.object({ subject: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(300)))) });

/** A subject in the data replaces the template's own. */
function ownSubject(data: unknown): string | null {
  const { subject } = parseInput(withSubject, data);
  return subject?.trim() ? subject : null;
}

/** Strips bidirectional control characters: a name must not reverse the text around it. */
function withoutDirectionMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
  if (Array.isArray(value)) return value.map(withoutDirectionMarks);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutDirectionMarks(inner)]));
}
