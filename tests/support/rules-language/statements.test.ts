import { describe, expect, test } from 'vitest';
import { type Expression, ExpressionParser } from './expressions.ts';
import { allowancesBehind, statementsOf, withoutComments } from './statements.ts';

/** The tree of an expression as text: `(or a (and b c))`. */
function shape(source: string, piece: Expression): string {
  const inner = piece.parts.map((part) => shape(source, part));
  if (['other', 'number', 'string'].includes(piece.kind)) {
    const text = source.slice(piece.start, piece.end);
    return inner.length === 0 ? text : `<${inner.join(' ')}>`;
  }
  return `(${[piece.operator?.text ?? piece.kind, ...inner].join(' ')})`;
}
const shapeOf = (source: string) => shape(source, new ExpressionParser(source, 0).read());

describe('an expression', () => {
  test.each([
    ['a && b && c', '(and a b c)'],
    ['a || b && c || d', '(or a (and b c) d)'],
    ['(a || b) && c', '(and <(or a b)> c)'],
    ['!a && !(b in c)', '(and (not a) (not <(in b c)>))'],
    ['a != b', '(!= a b)'],
    ['x.y <= most * 1024 * 1024', '(<= <x> <most 1024 1024>)'],
    ['a is string', '(is a string)'],
    ['index in ["a", \'b\']', '(in index (list "a" \'b\'))'],
    ['f(1, [])[0].size() > 2', '(> <<<<f 1 (list)> 0>>> 2)'],
    ['a == b ? c : d || e', '(choice (== a b) c (or d e))'],
    ["after in { 'a': ['b'], 'c': [] }[before]", "(in after <<'a' (list 'b') 'c' (list)> before>)"],
    ["v.matches('a && b (c) \\' :')", "<<v> 'a && b (c) \\' :'>"],
    [
      'get(/databases/$(database)/documents/access/admins).data.uids',
      '<<<get /databases/$(database)/documents/access/admins>>>',
    ],
    [
      'firestore.get(/databases/(default)/documents/$(c)/$(id)).data != null',
      '(!= <<<firestore> /databases/(default)/documents/$(c)/$(id)>> null)',
    ],
  ])('%s', (source, expected) => {
    expect(shapeOf(source)).toBe(expected);
  });

  test('ends where it ends, white space aside', () => {
    const source = '  a\n  && b ;';
    const { start, end } = new ExpressionParser(source, 0).read();
    expect(source.slice(start, end)).toBe('a\n  && b');
  });

  test('is refused where there is none', () => {
    expect(() => shapeOf('a && ;')).toThrow('No expression');
    expect(() => shapeOf('a ? b')).toThrow("':' expected");
  });
});

const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    // Not a function: function no() { return true; }
    function isOne() { return request.auth != null; }
    function isTwo() {
      return isOne() && 'http://x' != request.path;
    }
    match /a/{id} {
      allow get: if isTwo(); // yes
      match /b/{other} {
        function isThree() { return isTwo() || false; }
        allow create, update: if isThree();
      }
      allow list: if isOne();
    }
    match /c/{path=**} {
      allow read, write: if false;
    }
  }
}`;

describe('a rules file', () => {
  const statements = statementsOf(rules);
  const named = (where: string) => {
    const found = statements.find((each) => each.where === where);
    if (!found) throw new Error(`No statement '${where}'`);
    return found;
  };

  test('is its helpers and allowances, each with its place', () => {
    expect(statements.map(({ where }) => where)).toEqual([
      'isOne',
      'isTwo',
      'get /a/{id}',
      'isThree',
      'create, update /a/{id}/b/{other}',
      'list /a/{id}',
      'read, write /c/{path=**}',
    ]);
    expect(named('create, update /a/{id}/b/{other}').allows).toEqual({
      path: 'a/{}/b/{}',
      methods: ['create', 'update'],
    });
    expect(named('read, write /c/{path=**}').allows?.methods).toEqual([
      'get',
      'list',
      'create',
      'update',
      'delete',
    ]);
  });

  test('tells which allowances come to a helper, through others too', () => {
    const behind = (where: string) => allowancesBehind(statements, named(where)).map((each) => each.where);
    expect(behind('isThree')).toEqual(['create, update /a/{id}/b/{other}']);
    expect(behind('isTwo')).toEqual(['get /a/{id}', 'create, update /a/{id}/b/{other}']);
    expect(behind('isOne')).toEqual(['get /a/{id}', 'create, update /a/{id}/b/{other}', 'list /a/{id}']);
    expect(behind('list /a/{id}')).toEqual(['list /a/{id}']);
  });

  test('loses its comments and nothing else', () => {
    const plain = withoutComments(rules);
    expect(plain).toHaveLength(rules.length);
    expect(plain).not.toContain('yes');
    expect(plain).toContain("'http://x'");
  });
});
