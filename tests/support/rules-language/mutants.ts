import type { Expression } from './expressions.ts';
import { type Statement, statementsOf, withoutComments } from './statements.ts';

/** The rules with one mutation. */
export interface Mutant {
  /** Tells it from every other, whatever line it stands on: 'isPaged: request.query.limit <= 200 → true'. */
  readonly name: string;
  readonly statement: Statement;
  readonly source: string;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is told of it, where before and after would look the same. */
  readonly description?: string;
}

const turned: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};

const put = ({ start, end }: { start: number; end: number }, text: string): Change => ({ start, end, text });

/** The mutations of this piece itself, without its parts. */
function changesAt(piece: Expression, source: string): Change[] {
  const text = source.slice(piece.start, piece.end);
  const [first] = piece.parts;
  switch (piece.kind) {
    // An operand of && counts for nothing when it is true, and decides when it is false; with || it is the reverse.
    case 'and':
      return [...piece.parts.map((part) => put(part, 'true')), put(piece, 'false')];
    case 'or':
      return [...piece.parts.map((part) => put(part, 'false')), put(piece, 'true')];
    case 'comparison': {
      const { operator } = piece;
      const others = operator && turned[operator.text];
      return operator && others ? others.map((other) => put(operator, other)) : [put(piece, `!(${text})`)];
    }
    case 'not':
      return first ? [put(piece, source.slice(first.start, first.end))] : [];
    case 'choice':
      return first ? [put(first, 'true'), put(first, 'false')] : [];
    case 'number':
      return [
        put(piece, String(Number(text) + 1)),
        ...(text === '0' ? [] : [put(piece, String(Number(text) - 1))]),
      ];
    case 'list':
      return piece.parts.map((part, left) => ({
        ...put(piece, listWithout(piece, left, source)),
        description: `${short(text)} without ${source.slice(part.start, part.end)}`,
      }));
    default:
      return [];
  }
}

function listWithout(list: Expression, left: number, source: string): string {
  const items = list.parts
    .filter((_part, index) => index !== left)
    .map((part) => source.slice(part.start, part.end));
  return `[${items.join(', ')}]`;
}

function changesIn(piece: Expression, source: string): Change[] {
  return [...changesAt(piece, source), ...piece.parts.flatMap((part) => changesIn(part, source))];
}

/** The result itself: a helper that says the opposite or always yes, an allowance for everybody or for nobody. */
function changesOfResult({ expression, allows }: Statement, source: string): Change[] {
  const text = source.slice(expression.start, expression.end);
  const opposite = allows ? 'false' : `!(${text})`;
  return text === 'false' ? [put(expression, 'true')] : [put(expression, 'true'), put(expression, opposite)];
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= 90 ? line : `${line.slice(0, 60)} … ${line.slice(-25)}`;
};

/** Every mutation of these rules, each once. */
export function mutantsOf(source: string): Mutant[] {
  const plain = withoutComments(source);
  const names = new Map<string, number>();
  return statementsOf(source).flatMap((statement) => {
    const changes = [...changesOfResult(statement, plain), ...changesIn(statement.expression, plain)];
    const once = new Map(changes.map((change) => [`${change.start} ${change.end} ${change.text}`, change]));
    return [...once.values()].map(({ start, end, text, description }) => {
      const what = `${statement.where}: ${description ?? nameOf(plain, start, end, text)}`;
      const count = (names.get(what) ?? 0) + 1;
      names.set(what, count);
      return {
        name: count === 1 ? what : `${what} (${count})`,
        statement,
        source: source.slice(0, start) + text + source.slice(end),
      };
    });
  });
}

/** Says what was changed into what; an operator or a bound alone says little, so what stands around it comes along. */
function nameOf(source: string, start: number, end: number, text: string): string {
  const isBare = end - start <= 6 && !/^(?:true|false)$/.test(text);
  const from = isBare ? Math.max(source.lastIndexOf('\n', start) + 1, start - 50) : start;
  const to = isBare ? Math.min(source.indexOf('\n', end), end + 40) : end;
  const around = (middle: string) => short(source.slice(from, start) + middle + source.slice(end, to)).trim();
  return `${around(source.slice(start, end))} → ${around(text)}`;
}
