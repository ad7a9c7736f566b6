import { id as checklistId } from '@agency/domain/shared/fields';
import * as v from 'valibot';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import type { PageProps } from '../../../platform/page.ts';
import { LoadingState } from '../../../ui/app/states.tsx';
import { NoSuchChecklist } from './no-such-checklist.tsx';
import { Workspace } from './workspace.tsx';

/** `/admin/checklists/{id}`: one checklist or template. */
export default function ChecklistPage({ params }: PageProps) {
  const id = params.id ?? '';
  if (!v.is(checklistId, id)) return <NoSuchChecklist />;
  return (
    <Feature
      subject="this checklist"
      loading={<LoadingState label="Opening the checklist" lines={8} />}
      missing={<NoSuchChecklist />}
      resetKey={id}
    >
      <Workspace key={id} checklistId={id} />
    </Feature>
  );
}
