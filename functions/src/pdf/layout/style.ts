/** How a text is set. */
export interface TextStyle {
  readonly family: 'body' | 'heading';
  readonly weight: 400 | 600;
  readonly size: number;
  readonly colour: string;
  /** The height of a line, in parts of the size. */
  readonly leading: number;
  readonly align: 'left' | 'right';
  /** Figures of equal width, so that columns line up. */
  readonly isTabular: boolean;
}

export function lineHeight({ size, leading }: TextStyle): number {
  return size * leading;
}
