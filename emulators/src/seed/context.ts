import { type CollectionName, documentPath } from '@agency/domain/shared/collections';
import { addDays, londonDate, londonInstant } from '@agency/domain/shared/dates';
import type { Auth } from 'firebase-admin/auth';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import * as v from 'valibot';
import type { NamedPort, Ports } from '../suite/ports.ts';

export interface SeedOptions {
  db: Firestore;
  auth: Auth;
  storage: Storage;
  addresses: Record<NamedPort, string>;
  ports: Ports;
  /** Runs work whose writes wake no trigger. */
  quietly: (work: () => Promise<void>) => Promise<void>;
  /** Called with the error before a retry. */
  note: (trouble: string) => void;
}

/** Everything in the sample data is dated from the day on which it is written, so that it never goes stale. */
export interface SeedContext extends SeedOptions {
  /** The civil date this many days from today; negative is the past. */
  day: (offset: number) => string;
  /** An instant on that day, in London; today's is never later than now, whatever the hour of the start. */
  at: (offset: number, hours?: number, minutes?: number) => Date;
  /** Puts a document into the next commit, once its schema has accepted it. */
  put: <TSchema extends v.GenericSchema>(
    name: CollectionName,
    ids: readonly string[],
    schema: TSchema,
    document: v.InferInput<TSchema>,
  ) => v.InferOutput<TSchema>;
  commit: () => Promise<void>;
}

/** As many as one commit of Firestore is sure to take. */
const COMMIT = 400;

/** The days and instants of sample data that is written now. */
export function timesFrom(now: Date): Pick<SeedContext, 'day' | 'at'> {
  const today = londonDate(now);
  const day = (offset: number) => addDays(today, offset);
  return {
    day,
    at: (offset, hours = 10, minutes = 0) => {
      const instant = londonInstant(day(offset), hours, minutes);
      return offset <= 0 && instant > now ? now : instant;
    },
  };
}

export function makeContext(options: SeedOptions): SeedContext {
  const waiting: { path: string; data: DocumentData }[] = [];
  return {
    ...options,
    ...timesFrom(new Date()),
    put: (name, ids, schema, document) => {
      const path = documentPath(name, ...ids);
      const parsed = v.safeParse(schema, document);
      if (!parsed.success) {
        const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
        throw new Error(`The sample document ${path} does not fit its schema. ${wrong.join('; ')}`);
      }
      // Every entity of ours is an object.
      waiting.push({ path, data: parsed.output as DocumentData });
      return parsed.output;
    },
    commit: async () => {
      while (waiting.length > 0) {
        const batch = options.db.batch();
        for (const { path, data } of waiting.splice(0, COMMIT)) batch.set(options.db.doc(path), data);
        await batch.commit();
      }
    },
  };
}
