import { askEmulator, firestoreRules } from './emulator.ts';

interface Evaluated {
  readonly sourcePosition?: { readonly currentOffset: number; readonly endOffset: number };
  readonly values?: readonly { readonly count?: number; readonly value?: { readonly mapValue?: unknown } }[];
  readonly children?: readonly Evaluated[];
}

/** Is this piece of the rules the reading of another document, and nothing around it? */
function isRead(
  rules: string,
  position: { readonly currentOffset: number; readonly endOffset: number },
): boolean {
  // The emulator's ends leave out the last letter: 'get(/databases/$(database)/documents/access/admin'.
  const text = rules.slice(position.currentOffset, position.endOffset);
  return /^(?:get|exists|getAfter|existsAfter)\(\/databases\S*$/.test(text) && !text.includes('.dat');
}

/** How often the rules of this project have read another document so far, from the emulator's coverage report. */
export async function readsSoFar(projectId: string, rules = firestoreRules): Promise<number> {
  // The report's shape is the emulator's own; what is missing in it counts as nothing.
  const { report } = JSON.parse(await askEmulator(projectId, 'ruleCoverage')) as {
    report?: readonly Evaluated[];
  };
  return (report ?? []).reduce((sum, expression) => sum + readsIn(rules, expression), 0);
}

function readsIn(rules: string, { sourcePosition, values = [], children = [] }: Evaluated): number {
  // Other values stand for 'not reached' and 'not answered yet': a document is a map.
  const documents =
    sourcePosition && isRead(rules, sourcePosition)
      ? values.filter(({ value }) => value?.mapValue !== undefined)
      : [];
  const own = documents.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return own + children.reduce((sum, child) => sum + readsIn(rules, child), 0);
}
