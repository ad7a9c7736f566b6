import { formatDateTime } from '@agency/domain/shared/format';
import { adminPaths } from '@agency/domain/site/admin-paths';
import type { ReactNode } from 'react';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { LoadingState, Skeleton } from '../../ui/app/states.tsx';
import { StatusBadge } from '../../ui/badge.tsx';
import { Button, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { Muted } from '../../ui/text.tsx';
import { Facts, originOf } from '../shared/origin-facts.tsx';
import { AssigneeField } from '../shared/staff.tsx';
import { Conversation } from './conversation.tsx';
import { ConvertButton } from './convert-button.tsx';
import { type AnyEnquiry, movesOf, statusWords, subjectOf } from './enquiry.ts';
import { useHandling } from './handling.ts';
import styles from './inbox.module.css';
import type { EnquiryKind } from './kinds.ts';
import { Notes } from './notes.tsx';
import { Sender } from './sender.tsx';

interface OpenEnquiryProps {
  readonly kind: EnquiryKind;
  readonly id: string;
  readonly missing: ReactNode;
}

/** One enquiry: who wrote what, the conversation since, and how staff deal with it. */
export function OpenEnquiry({ kind, id, missing }: OpenEnquiryProps) {
  const enquiry = kind.useEnquiry(id);
  if (!enquiry) return missing;
  return (
    <>
      <Head kind={kind} enquiry={enquiry} />
      <Sender enquiry={enquiry} />
      <section className={styles.part} aria-label="What they wrote">
        <h3>What they wrote</h3>
        {enquiry.message === '' ? (
          <Muted>They chose the package and didn’t add a message.</Muted>
        ) : (
          <p className={styles.words}>{enquiry.message}</p>
        )}
      </section>
      <Feature subject="the conversation" loading={<LoadingState lines={3} />}>
        <Conversation kind={kind} enquiry={enquiry} />
      </Feature>
      <Notes kind={kind} enquiry={enquiry} />
      <section className={styles.part} aria-label="How they found us">
        <h3>How they found us</h3>
        {enquiry.attribution === null ? (
          <Muted>Not known</Muted>
        ) : (
          <Facts facts={originOf(enquiry.attribution)} />
        )}
      </section>
    </>
  );
}

interface PartProps {
  readonly kind: EnquiryKind;
  readonly enquiry: AnyEnquiry;
}

function Head({ kind, enquiry }: PartProps) {
  const { reference, status, createdAt, quoteId } = enquiry;
  const { tone, label } = statusWords[status];
  const { move } = useHandling(kind, enquiry);
  return (
    <header className={styles.head}>
      <h2 className={styles.subject}>{subjectOf(enquiry)}</h2>
      <p className={styles.standing}>
        <StatusBadge tone={tone}>{label}</StatusBadge>
        <span className="num">{reference}</span>
        <Muted>{`Received ${formatDateTime(createdAt)}`}</Muted>
      </p>
      <ButtonRow>
        {quoteId === null ? (
          <ConvertButton kind={kind.kind} enquiry={enquiry} />
        ) : (
          <ButtonLink href={adminPaths.quote(quoteId)} size="small">{`Open quote ${quoteId}`}</ButtonLink>
        )}
        {movesOf(enquiry).map((each) => (
          <Button key={each.verb} size="small" onClick={() => void move(each)}>
            {each.verb}
          </Button>
        ))}
      </ButtonRow>
      <Feature subject="your colleagues" loading={<Skeleton width="12rem" />}>
        <Assignee kind={kind} enquiry={enquiry} />
      </Feature>
    </header>
  );
}

function Assignee({ kind, enquiry }: PartProps) {
  const { assign } = useHandling(kind, enquiry);
  return (
    <AssigneeField
      name="assignee"
      label="Assigned to"
      className={styles.assignee}
      current={enquiry.assigneeUid}
      value={enquiry.assigneeUid ?? ''}
      onChange={({ target: { value } }) => void assign(value === '' ? null : value)}
    />
  );
}
