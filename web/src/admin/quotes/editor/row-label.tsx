interface RowLabelProps {
  readonly children: string;
  /** 'line 2, Design': readers hear it, eyes see it from the place. */
  readonly of: string;
}

/** The label of a field that stands in many rows. */
export function RowLabel({ children, of }: RowLabelProps) {
  return (
    <>
      {children}
      <span className="sr-only">{` of ${of}`}</span>
    </>
  );
}
