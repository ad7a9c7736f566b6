import { type Expression, ExpressionParser } from './expressions.ts';

/** What decides: the result of a helper, or the condition under which a block allows something. */
export interface Statement {
  /** The helper's name, or what is allowed where: 'isPaged', 'get /users/{uid}'. */
  readonly where: string;
  readonly expression: Expression;
  /** The helpers that it calls itself. */
  readonly calls: readonly string[];
  /** For an allowance: the path of its block, its ids left out ('users/{}'), and the methods. */
  readonly allows?: { readonly path: string; readonly methods: readonly string[] };
}

/** The source with its comments blanked out, every other character in its place. */
export function withoutComments(source: string): string {
  return source.replace(/'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*/g, (found) =>
    found.startsWith('//') ? ' '.repeat(found.length) : found,
  );
}

const withoutStrings = (source: string): string =>
  source.replace(/'(?:[^'\\\n]|\\.)*'/g, (found) => ' '.repeat(found.length));

const methodsOf = (text: string): string[] =>
  text.split(',').flatMap((each) => {
    const method = each.trim();
    if (method === 'read') return ['get', 'list'];
    return method === 'write' ? ['create', 'update', 'delete'] : [method];
  });

/** Every helper and every allowance of a rules file, in order. */
export function statementsOf(source: string): Statement[] {
  const plain = withoutComments(source);
  const bare = withoutStrings(plain);
  const found: Statement[] = [];
  const blocks: { depth: number; path: string }[] = [];
  let depth = 0;
  let helper = '';
  const landmark =
    /[{}](?!\s*\/)|match\s+(\/\S+(?:\s*\{\w+\})?)\s+\{|function\s+(\w+)|allow\s+([\w, ]+):\s*if\s|return\s/g;
  for (const mark of bare.matchAll(landmark)) {
    const [text, path, name, methods] = mark;
    const after = mark.index + text.length;
    if (path !== undefined) {
      depth += 1;
      blocks.push({ depth, path });
    } else if (text === '{') depth += 1;
    else if (text === '}') {
      if (blocks.at(-1)?.depth === depth) blocks.pop();
      depth -= 1;
    } else if (name !== undefined) helper = name;
    else {
      const expression = new ExpressionParser(plain, after).read();
      const calls = callsIn(plain.slice(expression.start, expression.end));
      const whole = blocks
        .slice(1)
        .map((block) => block.path)
        .join('');
      found.push(
        methods === undefined
          ? { where: helper, expression, calls }
          : {
              where: `${methods.trim()} ${whole}`,
              expression,
              calls,
              allows: { path: whole.slice(1).replace(/\{[^}]*\}/g, '{}'), methods: methodsOf(methods) },
            },
      );
    }
  }
  return found;
}

const callsIn = (text: string): string[] => [
  ...new Set([...withoutStrings(text).matchAll(/(?<![.\w])([A-Za-z_]\w*)\(/g)].map((call) => call[1] ?? '')),
];

/** The allowances that come to this statement: itself, or all that call the helper, through others too. */
export function allowancesBehind(statements: readonly Statement[], statement: Statement): Statement[] {
  if (statement.allows) return [statement];
  const reaching = new Set([statement.where]);
  for (let size = 0; size !== reaching.size; ) {
    size = reaching.size;
    for (const each of statements) {
      if (!each.allows && each.calls.some((call) => reaching.has(call))) reaching.add(each.where);
    }
  }
  return statements.filter((each) => each.allows && each.calls.some((call) => reaching.has(call)));
}
