import type { TownSlug } from '@agency/domain/site/towns';

/** A heading with its paragraphs. */
export interface TownPart {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/**
 * What the page of one town says: at least 500 words, three facts that anybody can check, no statistics without a
 * source and no real businesses. Pages differ in facts, not in a swapped name.
 */
export interface TownContent {
  readonly town: TownSlug;
  /** The heading of the page. */
  readonly heading: string;
  /** For search engines: at most 60 and 160 characters. */
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** How we meet: travel from our office, what it costs, when by video. */
  readonly meeting: TownPart;
  /** What people do there for a living, and what that requires of a website. */
  readonly economy: TownPart & {
    readonly sectors: readonly { readonly name: string; readonly need: string }[];
  };
  /** Checkable, each with where to check it. */
  readonly facts: readonly { readonly fact: string; readonly source: string }[];
  readonly nearby: { readonly lead: string; readonly places: readonly string[] };
  /** A typical job from there; invented, and labelled as such. */
  readonly example: TownPart & { readonly services: readonly string[] };
  readonly questions: readonly { readonly id: string; readonly question: string; readonly text: string }[];
}
