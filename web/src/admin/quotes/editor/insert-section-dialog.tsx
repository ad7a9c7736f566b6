import type { QuoteContent } from '@agency/domain/quote/content';
import { useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Dialog } from '../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { Button } from '../../../ui/button.tsx';
import { Muted } from '../../../ui/text.tsx';
import picker from '../../shared/picker.module.css';
import { useTemplates } from '../templates/use-templates.ts';
import { insertObstacle } from './insert-section.ts';
import type { SectionForm } from './quote-form.ts';

type Section = QuoteContent['sections'][number];

interface Props {
  /** The sections that the quote has when the dialog opens. */
  readonly sections: () => readonly SectionForm[];
  readonly onInsert: (section: Section) => void;
}

/** The button and its dialog: inserts a section that was saved as a template. */
export function InsertSection({ sections, onInsert }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Insert from a template
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Insert a section">
        <Feature subject="your templates" loading={<LoadingState lines={4} />}>
          <Choices
            sections={sections()}
            onInsert={(section) => {
              setOpen(false);
              onInsert(section);
            }}
          />
        </Feature>
      </Dialog>
    </>
  );
}

interface ChoicesProps {
  readonly sections: readonly SectionForm[];
  readonly onInsert: (section: Section) => void;
}

function Choices({ sections, onInsert }: ChoicesProps) {
  const templates = useTemplates('section');
  if (templates.length === 0) {
    return <p>No templates yet. Choose ‘Save as template’ in the menu of a section to make one.</p>;
  }
  return (
    <ul className={picker.found} aria-label="Templates of sections">
      {templates.map(({ id, title, content }) =>
        content.kind === 'section' ? (
          <li key={id}>
            <Button
              variant="quiet"
              wide
              disabledReason={insertObstacle(content.section, sections)}
              onClick={() => onInsert(content.section)}
            >
              <span className={picker.words}>
                <strong>{title}</strong> <Muted>{linesInWords(content.section)}</Muted>
              </span>
            </Button>
          </li>
        ) : null,
      )}
    </ul>
  );
}

function linesInWords({ lines }: Section): string {
  return lines.length === 1 ? '1 line' : `${lines.length} lines`;
}
