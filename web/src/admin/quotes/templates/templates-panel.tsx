import type { Stored } from '@agency/domain/shared/parse';
import type { Template, TemplateKind } from '@agency/domain/template/schema';
import { useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useOperation } from '../../../firebase/use-operation.ts';
import { SidePanel } from '../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../../shared/panel.module.css';
import { SaveTemplateDialog } from './save-template-dialog.tsx';
import own from './templates.module.css';
import { useTemplates } from './use-templates.ts';

/** The button and its panel: the templates of whole quotes and of sections, to rename and remove. */
export function Templates() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Templates</Button>
      <SidePanel open={isOpen} onOpenChange={setOpen} title="Templates">
        <Feature subject="your templates" loading={<LoadingState lines={6} />}>
          <OfKind
            kind="quote"
            title="Whole quotes"
            none="Open a quote, then choose ‘Save as template’ under ‘More’."
          />
          <OfKind
            kind="section"
            title="Sections"
            none="In a quote, choose ‘Save as template’ in the menu of a section."
          />
        </Feature>
      </SidePanel>
    </>
  );
}

interface KindProps {
  readonly kind: TemplateKind;
  readonly title: string;
  /** How to make the first one. */
  readonly none: string;
}

function OfKind({ kind, title, none }: KindProps) {
  const templates = useTemplates(kind);
  const [renamed, setRenamed] = useState<Stored<Template> | null>(null);
  // Those removed here stay in place, so that each can be brought back.
  const [removed, setRemoved] = useState<readonly Stored<Template>[]>([]);
  const gone = removed.filter(({ id }) => !templates.some((template) => template.id === id));
  const rows = [...templates, ...gone].toSorted((one, other) => one.title.localeCompare(other.title));
  return (
    <section aria-label={title} className={own.group}>
      <h3>{title}</h3>
      {rows.length === 0 ? <p className={styles.muted}>{`None yet. ${none}`}</p> : null}
      <ul className={styles.list}>
        {rows.map((template) => (
          <li key={template.id} className={styles.row}>
            {gone.includes(template) ? (
              <Restore template={template} />
            ) : (
              <>
                <span>{template.title}</span>
                <div className={styles.buttons}>
                  <Button size="small" about={template.title} onClick={() => setRenamed(template)}>
                    Rename
                  </Button>
                  <Remove
                    template={template}
                    onRemoved={() => setRemoved((known) => [...without(known, template), template])}
                  />
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {renamed ? (
        <SaveTemplateDialog
          template={{ id: renamed.id, seen: renamed.updatedAt.getTime() }}
          title={renamed.title}
          content={renamed.content}
          onClose={() => setRenamed(null)}
        />
      ) : null}
    </section>
  );
}

const without = (known: readonly Stored<Template>[], { id }: Stored<Template>) =>
  known.filter((other) => other.id !== id);

interface RemoveProps {
  readonly template: Stored<Template>;
  readonly onRemoved: () => void;
}

function Remove({ template: { id: templateId, title }, onRemoved }: RemoveProps) {
  const toast = useToast();
  const operation = useOperation('removeTemplate');
  const remove = async () => {
    if (await operation.run({ templateId })) onRemoved();
    else toast(`‘${title}’ hasn’t been removed. Check your connection and try again.`, { tone: 'danger' });
  };
  return (
    <Button size="small" variant="quiet" about={title} busy={operation.busy} onClick={() => void remove()}>
      Remove
    </Button>
  );
}

/** The button that removed it had the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

function Restore({ template }: { readonly template: Stored<Template> }) {
  const toast = useToast();
  const operation = useOperation('saveTemplate');
  const { id: templateId, title, content } = template;
  const restore = async () => {
    if (await operation.run({ templateId, title, content, seen: null })) return;
    toast(`‘${title}’ can’t be restored. Save it again from a quote.`, { tone: 'danger' });
  };
  return (
    <>
      <span role="status">{`‘${title}’ removed`}</span>
      <Button
        ref={takeFocus}
        size="small"
        about={`removing ${title}`}
        busy={operation.busy}
        onClick={() => void restore()}
      >
        Undo
      </Button>
    </>
  );
}
