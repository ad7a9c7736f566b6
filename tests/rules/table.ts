/**
 * Who may do what, once and for all. A cell names the allowed operations (g get, l list, c create, u update; nobody
 * may ever delete), then how many documents the rules read to answer each of the five, in the order g l c u d, allowed
 * or refused. A row is a collection, or one kind of its documents (rows.ts says which).
 */
export const table = `
row                        | visitor    | member     | otherClient | unverified | oldSession | noSessionsFrom | pendingAdmin | disabledUser | removedAdmin | admin
users own                  | -    00000 | gu   00000 | gu   00000  | gu   00000 | -    00000 | gu   00000     | gu   00000   | g    00000   | gu   01000   | glu  01000
users another's            | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
access                     | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
clients                    | -    00000 | gl   00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
clients unlinked           | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
clientCredits              | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
settings site              | -    00000 | g    00000 | g    00000  | g    00000 | g    00000 | g    00000     | g    00000   | g    00000   | g    01000   | gl   01000
settings private           | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
packages                   | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
packageRequests            | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11010   | glu  11010
portfolioItems             | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
contacts                   | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11010   | glu  11010
blogPosts                  | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11010   | glu  11010
blogPostRevisions          | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
blogCategories             | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11110   | glcu 11110
redirects                  | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    00000   | -    00000
checklists                 | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11010   | glu  11010
quotes                     | -    00000 | gl   00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
quotes unsent              | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
quotePrivate               | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
quoteVersions              | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
quoteEvents                | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
quoteEvents unsent         | -    00000 | -    11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
quoteEvidence              | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
quoteMessages              | -    00000 | glc  11100 | -    11100  | -    00000 | -    00000 | -    00000     | -    00000   | -    11100   | -    22100   | glc  11200
quoteReads own             | -    00000 | glcu 11110 | -    11110  | -    00000 | -    00000 | -    00000     | -    00000   | -    11110   | -    22220   | glcu 11110
quoteReads another's       | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
certificates               | -    00000 | gl   00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
projects                   | -    00000 | gl   00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
projects unshared          | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
projectMilestones          | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22110   | glcu 11210
projectMilestones unshared | -    00000 | -    11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22110   | glcu 11210
projectUpdates             | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22110   | glcu 11210
projectNotes               | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11110   | glcu 11210
projectFiles shared        | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
projectFiles internal      | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
projectActivity            | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
projectMessages            | -    00000 | glc  11100 | -    11100  | -    00000 | -    00000 | -    00000     | -    00000   | -    11100   | -    22100   | glc  11200
projectReads own           | -    00000 | glcu 11110 | -    11110  | -    00000 | -    00000 | -    00000     | -    00000   | -    11110   | -    22220   | glcu 11110
projectReads another's     | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
invoices                   | -    00000 | gl   00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
invoices draft             | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
invoicePayments            | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
billingSeries              | -    00000 | gl   00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
links                      | -    00000 | gl   00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
linkVisits                 | -    00000 | gl   11000 | -    11000  | -    00000 | -    00000 | -    00000     | -    00000   | -    11000   | -    22000   | gl   11000
stepUpCodes                | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    00000   | -    00000
uploads own                | -    00000 | gl   00000 | gl   00000  | gl   00000 | -    00000 | gl   00000     | gl   00000   | gl   00000   | gl   10000   | gl   10000
uploads another's          | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
outbox                     | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
suppressions               | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
auditLog                   | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
counters                   | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
metrics                    | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    11000   | gl   11000
locks                      | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    00000   | -    00000
idempotency                | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    00000   | -    00000
rateLimits                 | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    00000   | -    00000
migrations                 | -    00000 | -    00000 | -    00000  | -    00000 | -    00000 | -    00000     | -    00000   | -    00000   | -    00000   | -    00000
`;

export const operations = { g: 'get', l: 'list', c: 'create', u: 'update', d: 'delete' } as const;
export type Letter = keyof typeof operations;
// The keys of the constant above are exactly the letters.
export const letters = Object.keys(operations) as Letter[];

export interface Cell {
  /** Of the letters g, l, c, u, d. */
  readonly allowed: string;
  /** Documents that the rules read to answer each operation. */
  readonly reads: Readonly<Record<Letter, number>>;
}

/** The table's cells by row and caller, as text has them. */
export function parseTable(text: string): ReadonlyMap<string, ReadonlyMap<string, Cell>> {
  const [head = [], ...body] = text
    .trim()
    .split('\n')
    .map((each) => each.split('|').map((cell) => cell.trim()));
  return new Map(
    body.map(([name = '', ...cells]) => [
      name,
      new Map(cells.map((cell, index) => [head[index + 1] ?? '', parseCell(name, cell)])),
    ]),
  );
}

function parseCell(name: string, cell: string): Cell {
  const found = /^(-|g?l?c?u?d?) +(\d{5})$/.exec(cell);
  if (!found) throw new Error(`'${cell}' in the row '${name}' is no cell`);
  const [, allowed = '', reads = ''] = found;
  const [g = 0, l = 0, c = 0, u = 0, d = 0] = [...reads].map(Number);
  return { allowed: allowed.replace('-', ''), reads: { g, l, c, u, d } };
}
