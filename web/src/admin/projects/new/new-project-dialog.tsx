import type { Recipient } from '@agency/domain/quote/schema';
import { useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { useClient, useProject } from '../queries.ts';
import { type ChosenClient, ClientStep } from './client-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { SomebodyNewStep } from './somebody-new-step.tsx';

interface Props {
  /** The client that it is for, where that is known. */
  readonly clientId: string | null;
  /** The project whose milestones it gets, where that is known. */
  readonly copyOf: string | null;
  readonly onClose: () => void;
}

/** Starts a project without a quote: first who it is for, then what it is. */
export function NewProjectDialog({ clientId, ...props }: Props) {
  if (clientId === null) return <Steps {...props} known={null} />;
  return (
    <Feature subject="this client" loading={null} resetKey={clientId}>
      <ForKnown {...props} clientId={clientId} />
    </Feature>
  );
}

function ForKnown({ clientId, ...props }: Omit<Props, 'clientId'> & { readonly clientId: string }) {
  const client = useClient(clientId);
  return <Steps {...props} known={client && { kind: 'existing', clientId, name: client.name }} />;
}

interface StepsProps extends Omit<Props, 'clientId'> {
  readonly known: ChosenClient | null;
}

function Steps({ known, copyOf, onClose }: StepsProps) {
  const [chosen, setChosen] = useState(known);
  const [isNew, setNew] = useState(false);
  const chooseNew = (contact: Recipient) =>
    setChosen({ kind: 'new', contact, name: contact.company ?? contact.name });
  if (chosen) {
    return (
      <Feature subject="the project to copy" loading={null}>
        <WithCopy client={chosen} copyOf={copyOf} onClose={onClose} />
      </Feature>
    );
  }
  if (isNew) return <SomebodyNewStep onChoose={chooseNew} onBack={() => setNew(false)} />;
  return (
    <ClientStep isCopy={copyOf !== null} onChoose={setChosen} onNew={() => setNew(true)} onClose={onClose} />
  );
}

interface CopyProps extends Omit<StepsProps, 'known'> {
  readonly client: ChosenClient;
}

function WithCopy({ copyOf, ...props }: CopyProps) {
  return copyOf === null ? <DetailsStep {...props} copied={null} /> : <OfCopied {...props} copyOf={copyOf} />;
}

function OfCopied({ copyOf, ...props }: CopyProps & { readonly copyOf: string }) {
  return <DetailsStep {...props} copied={useProject(copyOf)} />;
}
