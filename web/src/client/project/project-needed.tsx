import { invoiceQueries } from '@agency/domain/invoice/queries';
import type { MilestoneView, ProjectView } from '@agency/domain/project/view';
import { readableRows } from '@agency/domain/shared/parse';
import { useState } from 'react';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecords } from '../../firebase/firestore/hooks.ts';
import { invoices } from '../../firebase/records/invoice.ts';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { isAdmin } from '../../firebase/session/state.ts';
import { Callout } from '../../ui/callout.tsx';
import { NeededPart } from '../../views/project/project-document.tsx';
import { useCompanies } from '../shared/companies.ts';
import { InvoiceToPay } from '../shared/invoice-to-pay.tsx';
import needed from '../shared/needed.module.css';
import { isToPay, owing } from '../shared/to-pay.ts';
import { useToday } from '../shared/use-today.ts';
import { AnswerStep } from './answer-step.tsx';
import { readStepDraft } from './step-draft.ts';

interface ProjectNeededProps {
  readonly projectId: string;
  readonly view: ProjectView;
  /** The step whose answer the address asks for. */
  readonly wanted: string | null;
}

/** The steps to answer and the invoices to pay of one project. */
export function ProjectNeeded(props: ProjectNeededProps) {
  return (
    <Feature subject="what we need from you" loading={null}>
      <Needed {...props} />
    </Feature>
  );
}

function Needed({ projectId, view, wanted }: ProjectNeededProps) {
  // Nothing of a cancelled project waits for anyone.
  const milestones = view.status === 'cancelled' ? [] : view.milestones;
  const steps = useStepsToShow(projectId, milestones, wanted);
  const { toPay, today, namesCompany } = useInvoicesToPay(projectId);
  const isLost = wanted !== null && view.milestones.every(({ id }) => id !== wanted);
  if (steps.length + toPay.length === 0 && !isLost) return null;
  const first = steps.find(({ status }) => status === 'inReview');
  return (
    <NeededPart>
      {isLost ? (
        <Callout>
          <p>We can’t find the step that this link is for. It may have been removed.</p>
        </Callout>
      ) : null}
      <ul className={needed.list}>
        {steps.map((milestone) => (
          <AnswerStep
            key={milestone.id}
            {...{ projectId, milestone }}
            following={followingOf(view.milestones, milestone)}
            isWanted={milestone.id === wanted}
            isFirst={milestone === first}
          />
        ))}
        {toPay.map((invoice, index) => (
          <InvoiceToPay
            key={invoice.id}
            {...{ invoice, today, namesCompany }}
            isFirst={first === undefined && index === 0}
          />
        ))}
      </ul>
    </NeededPart>
  );
}

/** Those that wait, that which the address asks for, and all that were here on this visit or left half answered. */
function useStepsToShow(
  projectId: string,
  milestones: readonly MilestoneView[],
  wanted: string | null,
): readonly MilestoneView[] {
  const user = useSignedIn();
  const { uid } = user;
  const isBegun = (milestoneId: string) => readStepDraft({ uid, projectId, milestoneId }) !== null;
  const [seen, setSeen] = useState(() => milestones.map(({ id }) => id).filter(isBegun));
  const added = milestones.filter(({ id, status }) => status === 'inReview' && !seen.includes(id));
  if (added.length > 0) setSeen([...seen, ...added.map(({ id }) => id)]);
  // Staff looking at a client's screen answer nothing there.
  return isAdmin(user) ? [] : milestones.filter(({ id }) => id === wanted || seen.includes(id));
}

/** The title of the first later step that isn't done. */
function followingOf(milestones: readonly MilestoneView[], { id }: MilestoneView): string | null {
  const later = milestones.slice(milestones.findIndex((one) => one.id === id) + 1);
  return later.find(({ status }) => status !== 'completed')?.title ?? null;
}

function useInvoicesToPay(projectId: string) {
  const { uid } = useSignedIn();
  const { areSeveral: namesCompany } = useCompanies();
  const query = invoiceQueries.invoicesToPayOfProjectOfMember;
  const all = useRecords(invoices, query, [projectId, uid, ...owing]);
  const today = useToday();
  return { toPay: readableRows(all).filter((invoice) => isToPay(invoice, today)), today, namesCompany };
}
