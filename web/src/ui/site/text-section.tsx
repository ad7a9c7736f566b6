import { SplitSection } from './section.tsx';
import { Paragraphs } from './text-parts.tsx';

/** A heading with its paragraphs. */
export interface TextPart {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface TextSectionProps {
  readonly part: TextPart;
  readonly tone: 'paper' | 'chalk';
  readonly lead?: boolean;
}

/** The paragraphs beside their heading. */
export function TextSection({ part, tone, lead }: TextSectionProps) {
  return (
    <SplitSection title={part.title} tone={tone}>
      <Paragraphs texts={part.paragraphs} lead={lead} />
    </SplitSection>
  );
}
