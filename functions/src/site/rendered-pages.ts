import type { HttpAnswer } from '../platform/http.ts';

/** Public pages without parameters are few; a cache beyond that only hides a mistake. */
const mostPages = 300;

interface Entry {
  readonly page: HttpAnswer;
  readonly freshUntil: number;
}

/** Pages that were rendered for everybody, each as long as the content that it was made from is fresh. */
export class RenderedPages {
  readonly #entries = new Map<string, Entry>();

  find(key: string, now: number): HttpAnswer | undefined {
    const known = this.#entries.get(key);
    return known && known.freshUntil > now ? known.page : undefined;
  }

  keep(key: string, page: HttpAnswer, freshUntil: number): void {
    if (!Number.isFinite(freshUntil)) return;
    this.#entries.delete(key);
    this.#entries.set(key, { page, freshUntil });
    if (this.#entries.size <= mostPages) return;
    const oldest = this.#entries.keys().next().value;
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
