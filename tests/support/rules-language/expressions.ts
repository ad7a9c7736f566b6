/** A piece of an expression of security rules, by its place in the source. */
export interface Expression {
  readonly kind: 'or' | 'and' | 'comparison' | 'not' | 'choice' | 'list' | 'number' | 'string' | 'other';
  readonly start: number;
  readonly end: number;
  /** The operands, the parts of a choice, the items of a list, the arguments of a call. */
  readonly parts: readonly Expression[];
  /** Of a comparison: its operator, and where that stands. */
  readonly operator?: { readonly text: string; readonly start: number; readonly end: number };
}

const comparison = /==|!=|<=|>=|<|>|in\b|is\b/y;
const arithmetic = /[+*%-]|\/(?=\s)/y;
const number = /\d+/y;
const string = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y;
const path = /(?:\/(?:\$\([\w.]+\)|\(\w+\)|[\w-]+))+/y;
const name = /[A-Za-z_]\w*/y;

/** Reads expressions out of a source whose comments are blanked out: `&&` and `||` with all their operands in one. */
export class ExpressionParser {
  readonly #source: string;
  #at: number;

  constructor(source: string, at: number) {
    this.#source = source;
    this.#at = at;
  }

  read(): Expression {
    const condition = this.#operation('or', '||', () =>
      this.#operation('and', '&&', () => this.#comparison()),
    );
    if (!this.#takes('?')) return condition;
    const then = this.read();
    this.#expect(':');
    const otherwise = this.read();
    return this.#made('choice', condition.start, [condition, then, otherwise]);
  }

  #operation(kind: 'or' | 'and', operator: string, operand: () => Expression): Expression {
    const first = operand();
    const parts = [first];
    while (this.#takes(operator)) parts.push(operand());
    return parts.length === 1 ? first : this.#made(kind, first.start, parts);
  }

  #comparison(): Expression {
    const left = this.#sum();
    const text = this.#match(comparison);
    if (text === undefined) return left;
    const operator = { text, start: this.#at - text.length, end: this.#at };
    const right = this.#sum();
    return { ...this.#made('comparison', left.start, [left, right]), operator };
  }

  #sum(): Expression {
    const first = this.#unary();
    const parts = [first];
    while (this.#match(arithmetic) !== undefined) parts.push(this.#unary());
    return parts.length === 1 ? first : this.#made('other', first.start, parts);
  }

  #unary(): Expression {
    this.#skip();
    const start = this.#at;
    if (this.#source.startsWith('!=', start) || !this.#takes('!')) return this.#postfix();
    return this.#made('not', start, [this.#unary()]);
  }

  #postfix(): Expression {
    let whole = this.#primary();
    for (;;) {
      if (this.#takes('.')) {
        this.#match(name);
        whole = this.#made('other', whole.start, [whole]);
      } else if (this.#takes('(')) {
        whole = this.#made('other', whole.start, [whole, ...this.#until(')')]);
      } else if (this.#takes('[')) {
        whole = this.#made('other', whole.start, [whole, ...this.#until(']')]);
      } else {
        return whole;
      }
    }
  }

  #primary(): Expression {
    this.#skip();
    const start = this.#at;
    if (this.#takes('(')) return this.#made('other', start, this.#until(')'));
    if (this.#takes('[')) return this.#made('list', start, this.#until(']'));
    if (this.#takes('{')) return this.#made('other', start, this.#until('}'));
    if (this.#match(number) !== undefined) return this.#made('number', start, []);
    if (this.#match(string) !== undefined) return this.#made('string', start, []);
    if (this.#match(path) !== undefined || this.#match(name) !== undefined)
      return this.#made('other', start, []);
    throw new Error(`No expression at '${this.#source.slice(start, start + 40)}'`);
  }

  /** Expressions between commas (or the colons of a map) until this bracket. */
  #until(bracket: string): Expression[] {
    const parts: Expression[] = [];
    while (!this.#takes(bracket)) {
      parts.push(this.read());
      if (!this.#takes(',')) this.#takes(':');
    }
    return parts;
  }

  #made(kind: Expression['kind'], start: number, parts: readonly Expression[]): Expression {
    return { kind, start, end: this.#at, parts };
  }

  #skip(): void {
    while (/\s/.test(this.#source[this.#at] ?? '')) this.#at += 1;
  }

  /** Takes this text if it comes next, white space aside. */
  #takes(text: string): boolean {
    const before = this.#at;
    this.#skip();
    if (this.#source.startsWith(text, this.#at)) {
      this.#at += text.length;
      return true;
    }
    // What white space follows an expression is not part of it.
    this.#at = before;
    return false;
  }

  #match(pattern: RegExp): string | undefined {
    const before = this.#at;
    this.#skip();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source)?.[0];
    this.#at = found === undefined ? before : this.#at + found.length;
    return found;
  }

  #expect(text: string): void {
    if (!this.#takes(text)) {
      throw new Error(`'${text}' expected at '${this.#source.slice(this.#at, this.#at + 40)}'`);
    }
  }
}
