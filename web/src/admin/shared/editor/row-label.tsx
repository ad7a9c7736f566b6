interface RowLabelProps {
  readonly children: string;
  /** 'line 2, Design': for screen readers; on screen the position says it. */
  readonly of: string;
}

/** The label of a field that is repeated in many rows. */
export function RowLabel({ children, of }: RowLabelProps) {
  return (
    <>
      <span>{children}</span>
      <span className="sr-only">{` of ${of}`}</span>
    </>
  );
}
