import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useRecord } from '../../../firebase/firestore/hooks.ts';
import { users } from '../../../firebase/records/user.ts';
import { useSignedIn } from '../../../firebase/session/session-context.ts';
import { Skeleton } from '../../../ui/app/states.tsx';
import { Button, ButtonRow } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { type AnyEnquiry, subjectOf } from '../enquiry.ts';
import { blanked, filled, withTemplate } from '../fill.ts';
import styles from '../inbox.module.css';
import type { Reply } from '../use-reply.ts';
import { ManageTemplates } from './manage-templates.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { useReplyTemplates } from './use-templates.ts';

interface TemplateBarProps {
  readonly form: UseFormReturn<Reply>;
  readonly enquiry: AnyEnquiry;
}

/** Fills in a reply from a template, and makes one of it. */
export function TemplateBar(props: TemplateBarProps) {
  return (
    <Feature subject="the templates" loading={<Skeleton width="16rem" height="2.25rem" />}>
      <Bar {...props} />
    </Feature>
  );
}

type Opened = { readonly saving: string } | 'managing' | null;

function Bar({ form, enquiry }: TemplateBarProps) {
  const templates = useReplyTemplates();
  const { uid, email } = useSignedIn();
  const me = useRecord(users, uid)?.displayName || (email ?? '');
  const [opened, setOpened] = useState<Opened>(null);
  const blanks = { name: enquiry.name, reference: enquiry.reference, me, subject: subjectOf(enquiry) };
  const use = (id: string) => {
    const chosen = templates.find((template) => template.id === id);
    if (!chosen) return;
    const text = filled(chosen.message, blanks);
    form.setValue('message', withTemplate(form.getValues('message'), text), { shouldDirty: true });
    form.setFocus('message');
  };
  return (
    <div className={styles.templateBar}>
      {templates.length === 0 ? null : (
        <SelectField
          name="template"
          label="Start from a template"
          placeholder="Choose a template"
          value=""
          options={templates.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ target }) => use(target.value)}
        />
      )}
      <ButtonRow>
        <Button
          size="small"
          onClick={() => setOpened({ saving: blanked(form.getValues('message'), blanks) })}
        >
          Save as template
        </Button>
        {templates.length === 0 ? null : (
          <Button size="small" onClick={() => setOpened('managing')}>
            Manage templates
          </Button>
        )}
      </ButtonRow>
      {opened === 'managing' ? (
        <ManageTemplates templates={templates} onClose={() => setOpened(null)} />
      ) : opened === null ? null : (
        <TemplateDialog template={null} message={opened.saving} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}
