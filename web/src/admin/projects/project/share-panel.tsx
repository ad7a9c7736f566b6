import { mailedMembers } from '@agency/domain/client/recipients';
import type { Client } from '@agency/domain/client/schema';
import type { Project } from '@agency/domain/project/schema';
import { isShared } from '@agency/domain/project/view';
import { formatInstantDate, formatList } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useState } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmOperation } from '../../shared/confirm-operation.tsx';
import panel from '../../shared/panel.module.css';
import { mailedNames, noOneWords } from '../milestones/words.ts';

interface Props {
  readonly project: Stored<Project>;
  /** Null where it has been deleted. */
  readonly client: Stored<Client> | null;
}

/** Who sees the project, and giving the client access. */
export function SharePanel({ project, client }: Props) {
  const [isAsking, setAsking] = useState(false);
  const isSeen = isShared(project);
  const obstacle = shareObstacle(project, client);
  return (
    <>
      <p>{standing(isSeen, project.sharedAt)}</p>
      {client && isSeen ? <Members client={client} /> : null}
      {project.sharedAt ? null : (
        <div className={panel.actions}>
          <Button size="small" onClick={() => setAsking(true)} disabledReason={obstacle}>
            {isSeen ? 'Email them about it' : 'Share with the client'}
          </Button>
        </div>
      )}
      {isAsking && client ? (
        <ConfirmOperation
          operation="shareProject"
          input={{ projectId: project.id }}
          title={isSeen ? 'Email the client about this project?' : 'Share this project with the client?'}
          confirmLabel={isSeen ? 'Send email' : 'Share project'}
          cancelLabel="Not now"
          disabledReason={obstacle}
          done={() => (isSeen ? 'The email is on its way' : 'Project shared. The email is on its way.')}
          onClose={() => setAsking(false)}
        >
          <ShareWords client={client} asked={isSeen ? [] : project.waiting} />
        </ConfirmOperation>
      ) : null}
    </>
  );
}

function shareObstacle({ status }: Project, client: Client | null): string | null {
  if (client === null) return 'This project’s client has been deleted.';
  return status === 'cancelled' ? 'This project has been cancelled.' : null;
}

function standing(isSeen: boolean, sharedAt: Date | null): string {
  if (sharedAt) return `Shared with the client on ${formatInstantDate(sharedAt)}.`;
  return isSeen
    ? 'The client can see this project because they accepted its quote. We haven’t emailed them about it.'
    : 'The client can’t see this project yet.';
}

function Members({ client }: { readonly client: Stored<Client> }) {
  const people = mailedMembers(client);
  return (
    <p className={panel.muted}>
      <span>
        {people.length === 0
          ? 'No one at this client has an account yet. They can see the project with its link. '
          : `With an account: ${formatList(people.map(({ name }) => name))}. `}
      </span>
      <Anchor href={adminPaths.client(client.id)}>People of this client</Anchor>
    </p>
  );
}

interface ShareWordsProps {
  readonly client: Client;
  /** What waits for their approval, of which nobody was mailed. */
  readonly asked: Project['waiting'];
}

/** What sharing does, and for whom. */
function ShareWords({ client, asked }: ShareWordsProps) {
  const hasMembers = client.memberUids.length > 0;
  const names = mailedNames(client);
  return (
    <>
      <p>{names.length === 0 ? noOneWords : `We’ll email ${formatList(names)} a link to the project.`}</p>
      {names.length > 0 && asked.length > 0 ? (
        <p>{`We’ll also ask them to check ${formatList(asked.map(({ title }) => `‘${title}’`))}.`}</p>
      ) : null}
      <p>
        <span>
          {hasMembers
            ? 'Everyone at this client with an account sees its milestones, updates, shared files, messages and invoices. '
            : 'Anyone with the link sees its milestones, updates and invoices, and the names of shared files. Messages and files need an account. '}
        </span>
        Internal notes and internal files stay with us.
      </p>
    </>
  );
}
