import { PageHead } from '../../../ui/app/card.tsx';
import { EmptyState } from '../../../ui/app/states.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useBackHref } from './use-back-href.ts';

export function NoSuchProject() {
  return (
    <>
      <PageHead title="Project not found" />
      <EmptyState
        seed="no-such-project"
        title="We can’t find this project"
        action={<ButtonLink href={useBackHref()}>Back to projects</ButtonLink>}
      >
        <p>Check the number, or look for its name or its client in the list.</p>
      </EmptyState>
    </>
  );
}
