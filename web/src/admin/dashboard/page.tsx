import { londonDate } from '@agency/domain/shared/dates';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { PageHead } from '../../ui/app/card.tsx';
import { LoadingState } from '../../ui/app/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { useNow } from '../shared/use-now.ts';
import { Figures } from './figures/figures.tsx';
import { Waiting } from './waiting/waiting.tsx';

/** `/admin`: what needs an answer today, live, and how the business stands. */
export default function DashboardPage() {
  const now = useNow();
  return (
    <>
      <PageHead
        title="Today"
        actions={
          <>
            <ButtonLink href={adminPaths.projects({ list: 'attention' })}>
              Projects that need attention
            </ButtonLink>
            <ButtonLink href={adminPaths.quotes({ new: '1' })} icon={<PlusIcon />}>
              New quote
            </ButtonLink>
          </>
        }
      />
      <Waiting now={now} />
      <Feature subject="the figures" loading={<LoadingState lines={6} />}>
        <Figures today={londonDate(now)} />
      </Feature>
    </>
  );
}
