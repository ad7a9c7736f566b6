/** A table and its position, in units of the plan (400 wide, 440 high). */
export interface Table {
  readonly number: number;
  readonly seats: 2 | 4 | 6;
  readonly x: number;
  readonly y: number;
}

const table = (number: number, seats: Table['seats'], x: number, y: number): Table => ({
  number,
  seats,
  x,
  y,
});

export const tables: readonly Table[] = [
  table(1, 2, 24, 52),
  table(2, 2, 88, 52),
  table(3, 2, 152, 52),
  table(4, 2, 268, 52),
  table(5, 2, 332, 52),
  table(6, 6, 200, 244),
  table(7, 4, 24, 148),
  table(8, 4, 112, 148),
  table(9, 4, 200, 148),
  table(10, 4, 24, 244),
  table(11, 4, 112, 244),
  table(12, 6, 24, 340),
  table(13, 6, 150, 340),
  table(14, 2, 332, 150),
];

/** Tables close enough to be pushed together; no others may be. */
const neighbours: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 3],
  [4, 5],
  [7, 8],
  [8, 9],
  [10, 11],
  [6, 11],
  [12, 13],
];

/** The most tables for one party. */
export const mostTables = 3;

const byNumber = new Map(tables.map((each) => [each.number, each]));

export function tableOf(number: number): Table | null {
  return byNumber.get(number) ?? null;
}

export function neighboursOf(number: number): readonly number[] {
  return neighbours.flatMap(([one, other]) => (one === number ? [other] : other === number ? [one] : []));
}

export function seatsAt(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + (tableOf(number)?.seats ?? 0), 0);
}

const nameOf = (numbers: readonly number[]) => numbers.join('+');

function grown(group: readonly number[]): readonly (readonly number[])[] {
  return group
    .flatMap(neighboursOf)
    .filter((number) => !group.includes(number))
    .map((number) => [...group, number].sort((a, b) => a - b));
}

/** Every table by itself, and all that can be pushed together. */
function allGroups(): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  let last: readonly (readonly number[])[] = tables.map(({ number }) => [number]);
  for (let size = 1; size <= mostTables; size++) {
    for (const group of last) found.set(nameOf(group), group);
    last = last.flatMap(grown);
  }
  return [...found.values()];
}

/**
 * Where a party can sit, in the order in which places are given: one table before several, the smaller before the
 * larger, the lower number before the higher.
 */
export const groups: readonly (readonly number[])[] = [...allGroups()].sort(
  (one, other) =>
    one.length - other.length ||
    seatsAt(one) - seatsAt(other) ||
    (one[0] ?? 0) - (other[0] ?? 0) ||
    (one.at(-1) ?? 0) - (other.at(-1) ?? 0),
);

const groupNames = new Set(groups.map(nameOf));

/** Can these tables, lowest number first, be pushed together? */
export function isGroup(numbers: readonly number[]): boolean {
  return groupNames.has(nameOf(numbers));
}
