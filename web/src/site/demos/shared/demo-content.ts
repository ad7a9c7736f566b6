import type { ServiceSlug } from '@agency/domain/site/services';
import type { TextPart } from '../../../ui/site/text-section.tsx';

/** What the page of a demo says around the demo, in plain text that the page lays out. */
export interface DemoContent {
  /** Also the address below /demos/. */
  readonly slug: string;
  /** The demo's name: 'Gym booking'. */
  readonly name: string;
  /** The heading of the page. */
  readonly heading: string;
  /** For search engines: at most 60 characters without the brand, and 110 to 160. */
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Things to try, in order: after these a visitor has seen the point. */
  readonly tryThis: readonly string[];
  readonly rules: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  /** What it takes to turn this demo into a product, and what that costs. */
  readonly real: TextPart;
  readonly more: readonly TextPart[];
  readonly questions: readonly { readonly id: string; readonly question: string; readonly text: string }[];
  /** Slugs of services that such a product is made of. */
  readonly services: readonly ServiceSlug[];
}
