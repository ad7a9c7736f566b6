/** An origin's response, as far as a cache cares. */
export interface OriginAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Headers = Readonly<Record<string, string>>;
type Origin = (path: string, headers: Headers) => Promise<OriginAnswer>;

interface Stored {
  readonly answer: OriginAnswer;
  /** Milliseconds since the epoch at which it was got, or found to be good still. */
  readonly at: number;
  /** The request's values of what the answer varies by. */
  readonly by: Headers;
}

export interface Served extends OriginAnswer {
  readonly from: 'origin' | 'cache' | 'stale';
}

function seconds(control: string, directive: string): number | undefined {
  const found = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(control);
  return found ? Number(found[1]) : undefined;
}

/** How long a shared cache may serve a response, and how much longer while it revalidates (RFC 9111, 5861). */
function lifeOf({ headers }: OriginAnswer): { fresh: number; stale: number } | undefined {
  const control = headers['Cache-Control'] ?? '';
  if (/\b(?:private|no-store|no-cache)\b/.test(control) || headers.Vary === '*') return undefined;
  const fresh = seconds(control, 's-maxage') ?? seconds(control, 'max-age');
  if (fresh === undefined) return undefined;
  return { fresh: fresh * 1000, stale: (seconds(control, 'stale-while-revalidate') ?? 0) * 1000 };
}

function namesIn(vary: string | undefined): string[] {
  return (vary ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

/**
 * A shared cache that follows the letter of the rules at their slowest: it serves what it has for as long as allowed,
 * and revalidates only on a request. In front of the real handler, with the test's clock, it shows how stale a page
 * can be at worst.
 */
export class ModelCdn {
  readonly #stored = new Map<string, Stored[]>();
  readonly #origin: Origin;
  readonly #now: () => number;

  constructor(origin: Origin, now: () => number) {
    this.#origin = origin;
    this.#now = now;
  }

  async get(path: string, headers: Headers = {}): Promise<Served> {
    const known = this.#find(path, headers);
    const life = known && lifeOf(known.answer);
    if (!known || !life) return this.#ask(path, headers, undefined);
    const age = this.#now() - known.at;
    if (age < life.fresh) return { ...known.answer, from: 'cache' };
    if (age >= life.fresh + life.stale) return this.#ask(path, headers, known);
    // In the background: this request gets the stale one.
    await this.#ask(path, headers, known);
    return { ...known.answer, from: 'stale' };
  }

  #find(path: string, headers: Headers): Stored | undefined {
    return this.#stored
      .get(path)
      ?.find(({ by }) => Object.entries(by).every(([name, value]) => (headers[name] ?? '') === value));
  }

  async #ask(path: string, headers: Headers, known: Stored | undefined): Promise<Served> {
    const etag = known?.answer.headers.ETag;
    const asked = etag === undefined ? headers : { ...headers, 'if-none-match': etag };
    const at = this.#now();
    const got = await this.#origin(path, asked);
    const answer =
      got.status === 304 && known
        ? { ...known.answer, headers: { ...known.answer.headers, ...got.headers } }
        : got;
    const others = (this.#stored.get(path) ?? []).filter((one) => one !== known);
    const by = Object.fromEntries(namesIn(answer.headers.Vary).map((name) => [name, headers[name] ?? '']));
    this.#stored.set(path, lifeOf(answer) ? [...others, { answer, at, by }] : others);
    return { ...answer, from: 'origin' };
  }
}
