import type { Ask } from './ask.ts';
import { type CallerName, callerNames, callers, uidOf } from './callers.ts';
import { type Row, type RowName, rowNames, rows } from './rows.ts';
import { type Cell, type Letter, letters, operations, parseTable, table } from './table.ts';
import type { Case } from './world.ts';

export const cells = parseTable(table);

export function cellOf(name: RowName, caller: CallerName): Cell {
  const cell = cells.get(name)?.get(caller);
  if (!cell) throw new Error(`The table has no cell '${name}' × '${caller}'`);
  return cell;
}

/** The query that would show this row's documents, as this caller would ask it. */
function listOf(row: Row, caller: CallerName): Ask {
  const uid = uidOf(caller);
  const path = row.path(uid);
  const all = { list: path.slice(0, path.lastIndexOf('/')), limit: 25 };
  const isStaff = 'role' in callers[caller].token;
  if (row.list === 'plain' || (row.list === 'audience' && isStaff)) return all;
  if (row.list === 'audience') {
    return { ...all, where: [{ field: 'memberUids', op: 'ARRAY_CONTAINS', value: 'member' }] };
  }
  const { field, value } = row.list;
  return { ...all, where: [{ field, op: 'EQUAL', value: value === '$uid' ? uid : value }] };
}

function askOf(letter: Letter, row: Row, caller: CallerName): Ask {
  const uid = uidOf(caller);
  switch (letter) {
    case 'g':
      return { get: row.path(uid) };
    case 'l':
      return listOf(row, caller);
    case 'c':
      return { write: [{ set: row.freshPath(uid), data: row.create(uid, caller) }] };
    case 'u':
      return { write: [{ update: row.path(uid), data: row.update(uid) }] };
    case 'd':
      return { write: [{ remove: row.path(uid) }] };
  }
}

/** One cell's question of one operation, with the number of documents that the rules read for it. */
export interface CellCase extends Case {
  readonly reads: number;
}

export function cellCase(name: RowName, caller: CallerName, letter: Letter): CellCase {
  return {
    name: `${name} × ${caller} (${uidOf(caller)}) × ${operations[letter]}`,
    caller,
    ask: askOf(letter, rows[name], caller),
    expected: cellOf(name, caller).allowed.includes(letter) ? 'allowed' : 'denied',
    reads: cellOf(name, caller).reads[letter],
  };
}

/** The whole table as questions. */
export const tableCases = (): CellCase[] =>
  rowNames.flatMap((name) =>
    callerNames.flatMap((caller) => letters.map((letter) => cellCase(name, caller, letter))),
  );

/** Every list that the table allows, asked for without a page and with too large a one. */
export const unpagedCases = (): Case[] =>
  tableCases().flatMap(({ ask, expected, reads: _reads, ...rest }) =>
    expected === 'allowed' && 'list' in ask
      ? [undefined, 201].map((limit) => ({
          ...rest,
          name: `${rest.name}, ${limit ?? 'without limit'}`,
          ask: {
            ...(limit !== undefined && { limit }),
            list: ask.list,
            ...(ask.where && { where: ask.where }),
          },
          expected: 'denied' as const,
        }))
      : [],
  );
