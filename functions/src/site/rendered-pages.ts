import type { CachePolicy } from '@agency/domain/site/cache-policy';
import type { HttpResponse } from '../platform/http.ts';

/** There are few public pages without parameters; a larger cache would only hide a mistake. */
const maxPages = 300;

export interface RenderedPage {
  readonly page: HttpResponse;
  readonly cache: CachePolicy;
  /** Until when the content that it was made from is fresh, in milliseconds since the epoch. */
  readonly freshUntil: number;
  /** When it changes by the clock, in milliseconds since the epoch; infinite where it does not. */
  readonly changesAt: number;
}

/** Pages rendered for everybody, each for as long as its content is fresh. */
export class RenderedPages {
  readonly #entries = new Map<string, RenderedPage>();

  get size(): number {
    return this.#entries.size;
  }

  find(key: string, now: number): RenderedPage | undefined {
    const known = this.#entries.get(key);
    return known && known.freshUntil > now ? known : undefined;
  }

  set(key: string, rendered: RenderedPage): void {
    if (!Number.isFinite(rendered.freshUntil)) return;
    this.#entries.delete(key);
    this.#entries.set(key, rendered);
    if (this.#entries.size <= maxPages) return;
    const oldest = this.#entries.keys().next().value;
    if (oldest !== undefined) this.#entries.delete(oldest);
  }
}
