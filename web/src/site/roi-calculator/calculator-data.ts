/** Something of ours with a price, to begin from; pence before VAT. */
export interface Preset {
  readonly key: string;
  readonly name: string;
  readonly from: number;
  /** Null where we say no more than where the price begins. */
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
  /** True on the page that a browser without script comes back to. */
  readonly sent: boolean;
  readonly texts: ExplanationTexts;
}
