import { PageHead } from '../../../ui/app/card.tsx';
import { EmptyState } from '../../../ui/app/states.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useBackHref } from './use-back-href.ts';

export function NoSuchChecklist() {
  return (
    <>
      <PageHead title="Checklist not found" />
      <EmptyState
        seed="no-such-checklist"
        title="We can’t find this checklist"
        action={<ButtonLink href={useBackHref()}>Back to checklists</ButtonLink>}
      >
        <p>Check the address, or look for its title in the list.</p>
      </EmptyState>
    </>
  );
}
