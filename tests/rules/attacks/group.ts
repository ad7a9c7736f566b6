import type { Ask, Change } from '../ask.ts';
import type { Case, Documents } from '../world.ts';

/** What is tried, by the name of the test that tries it. */
export type Attacks = Readonly<Record<string, readonly Case[]>>;

type Tries = Readonly<Record<string, Ask>>;

const each =
  (expected: Case['expected']) =>
  (caller: Case['caller'], tries: Tries, stored?: Documents): Case[] =>
    Object.entries(tries).map(([name, ask]) => ({
      name: `${typeof caller === 'string' ? caller : 'made token'}: ${name}`,
      caller,
      ask,
      expected,
      ...(stored && { stored }),
    }));

export const denied = each('denied');
export const allowed = each('allowed');

/** The usual single writes. */
export const write = (...changes: readonly Change[]): Ask => ({ write: changes });
export const set = (path: string, data: Record<string, unknown>): Ask => write({ set: path, data });
export const merge = (path: string, data: Record<string, unknown>): Ask => write({ merge: path, data });
export const update = (path: string, data: Record<string, unknown>): Ask => write({ update: path, data });
export const remove = (path: string): Ask => write({ remove: path });
