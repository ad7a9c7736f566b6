import type { TypedInputs } from '@agency/domain/calculator/inputs';

/** A published price to start from; pence before VAT. */
export interface Preset {
  readonly key: string;
  readonly name: string;
  readonly from: number;
  /** Null where only a starting price is published. */
  readonly to: number | null;
}

/** What the page says around the calculator; plain text. */
export interface ExplanationTexts {
  readonly formula: readonly { readonly term: string; readonly words: string }[];
  readonly example: readonly { readonly title: string; readonly text: string }[];
  readonly leftOut: readonly string[];
  readonly questions: readonly { readonly id: string; readonly question: string; readonly text: string }[];
}

export interface RoiCalculatorData {
  /** What is paid once. */
  readonly build: readonly Preset[];
  /** What is paid each month. */
  readonly monthly: readonly Preset[];
  /** Basis points; null where the agency charges no VAT. */
  readonly vatRate: number | null;
  /** Those of a shared link; null where the address has none. */
  readonly figures: TypedInputs | null;
  /** True on the page returned to a browser without script. */
  readonly sent: boolean;
  readonly texts: ExplanationTexts;
}
