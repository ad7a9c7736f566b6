import type { ServiceSlug } from '@agency/domain/site/services';
import type { TextPart } from '../../../ui/site/text-section.tsx';

/**
 * What one service page says, in plain text that the page lays out. At least 600 words in all, 4 questions. Prices and
 * times are named: '{{from websites}}', '{{stage websites 0 20}}' (domain/src/figures/fill.ts).
 */
export interface ServiceContent {
  /** Also the address below /services/. */
  readonly slug: ServiceSlug;
  /** The heading of the page. */
  readonly heading: string;
  /** For search engines: at most 60 and 160 characters. */
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly problem: TextPart;
  readonly included: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
    /** What costs extra or is left out, said openly. */
    readonly leftOut: readonly string[];
  };
  readonly how: {
    readonly title: string;
    readonly lead: string;
    readonly steps: readonly { readonly title: string; readonly time?: string; readonly text: string }[];
  };
  readonly technologies: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly { readonly name: string; readonly why: string }[];
  };
  readonly price: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly dearer: readonly string[];
    readonly cheaper: readonly string[];
  };
  /** Whatever else this service needs to say; differs from page to page. */
  readonly more: readonly TextPart[];
  readonly questions: readonly { readonly id: string; readonly question: string; readonly text: string }[];
  /** Slugs of services that go well with it. */
  readonly related: readonly string[];
}
