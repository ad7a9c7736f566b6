import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * Bare text beside elements that may change, or before which React may insert: a browser's translation puts elements of
 * its own in the place of such a text, after which React's changes are seen by nobody and its insertions throw.
 * Text in an element by itself is safe.
 */

/** What a child puts on the page: elements that stay, what comes and goes, a text that stays or may change. */
type Kind = 'element' | 'passing' | 'fixed text' | 'changing text';

/** What the names of a file stand for, as far as the file itself says. */
interface Names {
  readonly values: ReadonlyMap<string, ESTree.Expression>;
  readonly functions: ReadonlyMap<string, ESTree.Expression>;
  /** Properties typed as something that React renders: taken for elements here, and judged where they are given. */
  readonly slots: ReadonlySet<string>;
}

/** Components that put what they are given beside other children: 'Callout children'. */
export type OpenSlots = ReadonlySet<string>;

/** The slots of a module's components that need elements. */
export function openSlots(file: string, source: string): OpenSlots {
  const { program } = parseSync(file, source);
  const { slots } = namesIn(program, source);
  const found = new Set<string>();
  const components: string[] = [];
  const enter = ({ id }: ESTree.Function) => void components.push(id?.name ?? '');
  const look = ({ children }: ESTree.JSXElement | ESTree.JSXFragment): void => {
    const inside = children.filter(isShown);
    if (inside.length < 2) return;
    for (const child of inside) {
      if (child.type !== 'JSXExpressionContainer' || child.expression.type !== 'Identifier') continue;
      if (slots.has(child.expression.name)) found.add(`${components.at(-1)} ${child.expression.name}`);
    }
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': () => void components.pop(),
    JSXElement: look,
    JSXFragment: look,
  }).visit(program);
  return found;
}

/** The lines of a module with such texts. */
export function bareTexts(file: string, source: string, open: OpenSlots): readonly number[] {
  const { program } = parseSync(file, source);
  const names = namesIn(program, source);
  const found: number[] = [];
  const look = (node: ESTree.JSXElement | ESTree.JSXFragment): void => {
    const kinds = kindsIn(node.children, names);
    const isFound =
      isUnsafe(kinds) || (node.type === 'JSXElement' && isGivenBare(node, kinds, { names, open }));
    if (isFound) found.push(source.slice(0, node.start).split('\n').length);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program);
  return found;
}

function isUnsafe(kinds: readonly Kind[]): boolean {
  if (kinds.length < 2) return false;
  return kinds.some(
    (kind, index) => kind === 'changing text' || (kind === 'fixed text' && kinds[index - 1] === 'passing'),
  );
}

/** Whether a component gets a changing text for one of its open slots. */
function isGivenBare(
  { openingElement: { name, attributes } }: ESTree.JSXElement,
  children: readonly Kind[],
  { names, open }: { readonly names: Names; readonly open: OpenSlots },
): boolean {
  if (name.type !== 'JSXIdentifier') return false;
  if (open.has(`${name.name} children`) && children.includes('changing text')) return true;
  return attributes.some((given) => {
    if (given.type !== 'JSXAttribute' || given.name.type !== 'JSXIdentifier') return false;
    if (!open.has(`${name.name} ${given.name.name}`) || given.value?.type !== 'JSXExpressionContainer')
      return false;
    const { expression } = given.value;
    return expression.type !== 'JSXEmptyExpression' && kindOf(expression, names) === 'changing text';
  });
}

function isShown(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return !(/^\s*$/.test(child.value) && child.value.includes('\n'));
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

const kindsIn = (children: readonly ESTree.JSXChild[], names: Names): readonly Kind[] =>
  children.filter(isShown).flatMap((child) => kindsOfChild(child, names));

function kindsOfChild(child: ESTree.JSXChild, names: Names): readonly Kind[] {
  if (child.type === 'JSXText') return [fixed(child.value)];
  if (child.type === 'JSXFragment') return kindsIn(child.children, names);
  if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression')
    return ['element'];
  return [kindOf(child.expression, names)];
}

/** Nobody translates a space. */
const fixed = (text: string): Kind => (/^\s*$/.test(text) ? 'element' : 'fixed text');

function kindOf(expression: ESTree.Expression, names: Names): Kind {
  switch (expression.type) {
    case 'JSXElement':
      return 'element';
    case 'JSXFragment':
      return kindsIn(expression.children, names).reduce(either, 'element');
    case 'Literal':
      return typeof expression.value === 'string' ? fixed(expression.value) : 'passing';
    case 'TemplateLiteral':
      return expression.expressions.length === 0 ? 'fixed text' : 'changing text';
    case 'ParenthesizedExpression':
      return kindOf(expression.expression, names);
    case 'ConditionalExpression':
      return either(kindOf(expression.consequent, names), kindOf(expression.alternate, names));
    case 'LogicalExpression':
      return either('passing', kindOf(expression.right, names));
    case 'Identifier':
      return kindOfName(expression.name, names);
    case 'MemberExpression':
      return isNamed(expression, names.slots) ? 'passing' : 'changing text';
    case 'CallExpression':
      return kindOfCall(expression, names);
    default:
      return 'changing text';
  }
}

const isText = (kind: Kind) => kind.endsWith('text');
const either = (one: Kind, other: Kind): Kind => (isText(one) || isText(other) ? 'changing text' : 'passing');

function isNamed({ property }: ESTree.MemberExpression, names: ReadonlySet<string>): boolean {
  return property.type === 'Identifier' && names.has(property.name);
}

function kindOfName(name: string, names: Names): Kind {
  if (name === 'undefined' || names.slots.has(name)) return 'passing';
  const value = names.values.get(name);
  return value ? kindOf(value, names) : 'changing text';
}

/** A list is what its function makes of each; any other call is what the called function returns. */
function kindOfCall({ callee, arguments: [given] }: ESTree.CallExpression, names: Names): Kind {
  if (callee.type === 'Identifier') {
    if (names.slots.has(callee.name)) return 'passing';
    const made = names.functions.get(callee.name);
    return made ? either('passing', kindOf(made, names)) : 'changing text';
  }
  const isMap = callee.type === 'MemberExpression' && isNamed(callee, new Set(['map']));
  if (!isMap || given?.type !== 'ArrowFunctionExpression') return 'changing text';
  const made = returned(given.body);
  return made ? either('passing', kindOf(made, names)) : 'changing text';
}

/** What a function returns at its end. */
function returned(body: ESTree.FunctionBody | ESTree.Expression | null): ESTree.Expression | null {
  if (body?.type !== 'BlockStatement') return body ?? null;
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' ? last.argument : null;
}

function namesIn(program: ESTree.Program, source: string): Names {
  const values = new Map<string, ESTree.Expression>();
  const functions = new Map<string, ESTree.Expression>();
  const slots = new Set<string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return;
      const made = init.type === 'ArrowFunctionExpression' ? returned(init.body) : null;
      if (made) functions.set(id.name, made);
      else values.set(id.name, init);
    },
    FunctionDeclaration({ id, body }) {
      const made = returned(body);
      if (id && made) functions.set(id.name, made);
    },
    TSPropertySignature({ key, typeAnnotation }) {
      const type = typeAnnotation ? source.slice(typeAnnotation.start, typeAnnotation.end) : '';
      if (key.type === 'Identifier' && /\bReact(?:Node|Element)\b/.test(type)) slots.add(key.name);
    },
  }).visit(program);
  return { values, functions, slots };
}
