import { type Change, pathOf } from '../rules/ask.ts';
import type { StorageCase } from '../rules/storage-world.ts';
import type { Case } from '../rules/world.ts';
import { allowancesBehind, type Statement } from '../support/rules-language/statements.ts';

/** 'quotes/Q-222222/events' or a document in it → 'quotes/{}/events/{}'. */
const templateOf = (path: string): string => {
  const parts = path.split('/').map((part, index) => (index % 2 === 0 ? part : '{}'));
  return [...parts, ...(parts.length % 2 === 0 ? [] : ['{}'])].join('/');
};

const methodsOf = (change: Change): string[] => {
  if ('remove' in change) return ['delete'];
  return 'update' in change ? ['update'] : ['create', 'update'];
};

/** What the rules are asked by this question: method and kind of document. */
export function askedOfFirestore({ ask }: Case): string[] {
  if ('get' in ask) return [`get ${templateOf(ask.get)}`];
  if ('list' in ask) return ask.group ? [] : [`list ${templateOf(ask.list)}`];
  return ask.write.flatMap((change) =>
    methodsOf(change).map((method) => `${method} ${templateOf(pathOf(change))}`),
  );
}

/** The same of a bucket, of which its rules name one folder alone. */
export function askedOfStorage({ ask }: StorageCase): string[] {
  const kind = 'incoming/{}/{}';
  if ('read' in ask) return [`get ${kind}`];
  if ('list' in ask) return [`list ${kind}`];
  if ('remove' in ask) return [`delete ${kind}`];
  if ('describe' in ask) return [`update ${kind}`];
  return [`create ${kind}`, `update ${kind}`];
}

/** Sorts questions by what they ask, so that those which could come to a statement are found at once. */
export class Questions<T> {
  readonly #statements: readonly Statement[];
  readonly #cases: readonly T[];
  readonly #askedBy: (question: T) => readonly string[];
  readonly #found = new Map<Statement, readonly T[]>();

  /** `askedBy` tells the methods and the kinds of document that a question asks for: 'get quotes/{}'. */
  constructor(
    statements: readonly Statement[],
    cases: readonly T[],
    askedBy: (question: T) => readonly string[],
  ) {
    this.#statements = statements;
    this.#cases = cases;
    this.#askedBy = askedBy;
  }

  /** The questions whose answer this statement could change. */
  about(statement: Statement): readonly T[] {
    const known = this.#found.get(statement);
    if (known) return known;
    const asks = new Set(
      allowancesBehind(this.#statements, statement).flatMap(({ allows }) =>
        (allows?.methods ?? []).map((method) => `${method} ${allows?.path}`),
      ),
    );
    const found = this.#cases.filter((each) => this.#askedBy(each).some((ask) => asks.has(ask)));
    this.#found.set(statement, found);
    return found;
  }
}
