import type { Client } from '@agency/domain/client/schema';
import { advanceObstacle } from '@agency/domain/invoice/advance';
import { type IssueObstacle, issueObstacles } from '@agency/domain/invoice/issue-obstacle';
import type { Invoice } from '@agency/domain/invoice/schema';
import type { PrivateSettings } from '@agency/domain/settings/schema';
import { londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { Anchor } from '../../../ui/anchor.tsx';
import { Callout } from '../../../ui/callout.tsx';
import panel from '../../shared/panel.module.css';
import { useSite } from '../queries.ts';
import { useTotalAtIssue } from './total-at-issue.ts';
import styles from './workspace.module.css';

interface Props {
  readonly invoice: Stored<Invoice>;
  readonly client: Stored<Client>;
  readonly business: PrivateSettings;
  readonly now: Date;
}

/** Why the draft as it is stored would be refused, by what refuses it. */
function useIssueObstacles({ invoice, client, business, now }: Props): readonly IssueObstacle[] {
  const site = useSite();
  const { advances, deductions, total } = useTotalAtIssue(invoice);
  const first = advanceObstacle(advances);
  const reduced = deductions.length === 0 ? invoice : { ...invoice, deductions, totals: { total } };
  const own = issueObstacles(reduced, { client, site, business }, londonDate(now));
  return first === null ? own : [{ words: first, fixIn: 'draft' }, ...own];
}

/** What has to be done before the draft can be issued, with where to do it. */
export function IssueObstacles(props: Props) {
  const obstacles = useIssueObstacles(props);
  if (obstacles.length === 0) return null;
  return (
    <Callout tone="warning" title="This draft can’t be issued yet" announce="status">
      <ul className={styles.obstacles}>
        {obstacles.map(({ words, fixIn }) => (
          <li key={words}>
            <span>{words}</span> <FixLink fixIn={fixIn} clientId={props.client.id} />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function FixLink({ fixIn, clientId }: Pick<IssueObstacle, 'fixIn'> & { readonly clientId: string }) {
  switch (fixIn) {
    case 'client':
      return <Anchor href={adminPaths.client(clientId)}>Open the client record</Anchor>;
    case 'settings':
      return <Anchor href={adminPaths.settings()}>Open the settings</Anchor>;
    case 'moneySettings':
      return <Anchor href={adminPaths.settings({ tab: 'money' })}>Open the money settings</Anchor>;
    case 'draft':
      return null;
  }
}

/** What the PDF of the draft is. */
export function DraftPdfNote(props: Props) {
  const canIssue = useIssueObstacles(props).length === 0;
  return (
    <p className={panel.muted}>
      {canIssue
        ? 'The last saved version, as the client would get it.'
        : 'The last saved version. It can’t be issued like this yet.'}
    </p>
  );
}
