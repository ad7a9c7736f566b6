/**
 * Amounts and durations on public pages that are not the agency's own, with where each comes from. Everything else is
 * named by texts and said by the settings: see domain/src/figures.
 */
export const generalFigures: readonly { readonly text: string; readonly why: string }[] = [
  { text: 'In 1 to 3 months', why: 'the visitor’s own wish, on the quote form' },
  { text: 'In 3 to 6 months', why: 'the visitor’s own wish, on the quote form' },
];
