import { Fragment } from 'react';

interface LinesProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/** A text with its line breaks. */
export function Lines({ text, className }: LinesProps) {
  return (
    <p className={className}>
      {text.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have nothing but their order
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          <span>{line}</span>
        </Fragment>
      ))}
    </p>
  );
}
