import { toAppError } from '@agency/domain/shared/errors';
import { useState } from 'react';
import { callOperation } from '../../../firebase/operations.client.ts';
import { useOperation } from '../../../firebase/use-operation.ts';
import { Dialog } from '../../../ui/app/dialog.tsx';
import { handOnFocus } from '../../../ui/app/focus-return.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import styles from '../inbox.module.css';
import { TemplateDialog } from './template-dialog.tsx';
import type { ReplyTemplate } from './use-templates.ts';

interface ManageTemplatesProps {
  readonly templates: readonly ReplyTemplate[];
  readonly onClose: () => void;
}

/** All templates of replies, each to be renamed, rewritten or removed. */
export function ManageTemplates({ templates, onClose }: ManageTemplatesProps) {
  const [changing, setChanging] = useState<ReplyTemplate | null>(null);
  return (
    <Dialog open onOpenChange={onClose} title="Reply templates">
      {templates.length === 0 ? (
        <p>No templates yet. Write a reply, then choose ‘Save as template’.</p>
      ) : (
        <ul className={styles.templates}>
          {templates.map((template) => (
            <Row key={template.id} template={template} onChange={() => setChanging(template)} />
          ))}
        </ul>
      )}
      {changing ? (
        <TemplateDialog template={changing} message={changing.message} onClose={() => setChanging(null)} />
      ) : null}
    </Dialog>
  );
}

function Row({ template, onChange }: { readonly template: ReplyTemplate; readonly onChange: () => void }) {
  const { id, title, message } = template;
  const operation = useOperation('removeTemplate');
  const toast = useToast();
  const bringBack = () => {
    const content = { kind: 'reply', message } as const;
    callOperation('saveTemplate', { templateId: id, title, content, seen: null }).then(
      () => toast(`Template ‘${title}’ restored`),
      (thrown: unknown) => toast(toAppError(thrown).message, { tone: 'danger' }),
    );
  };
  const remove = async () => {
    if (!(await operation.run({ templateId: id }))) return;
    toast(`Template ‘${title}’ removed`, { action: { label: 'Undo', onAction: bringBack } });
  };
  return (
    <li className={styles.template}>
      <strong>{title}</strong>
      <p>{message}</p>
      <ButtonRow>
        <Button size="small" about={title} onClick={onChange}>
          Change
        </Button>
        <Button
          ref={handOnFocus}
          size="small"
          about={title}
          busy={operation.busy}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </ButtonRow>
      {operation.error ? (
        <Callout tone="danger" announce="alert">
          <p>{operation.error.message}</p>
        </Callout>
      ) : null}
    </li>
  );
}
