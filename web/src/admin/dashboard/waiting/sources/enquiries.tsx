import type { Contact } from '@agency/domain/contact/schema';
import { waitsSince } from '@agency/domain/contact/status';
import type { PackageRequest } from '@agency/domain/package-request/schema';
import type { Listed } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Feature } from '../../../../firebase/firestore/feature.tsx';
import { Dialog } from '../../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../../ui/app/states.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Muted } from '../../../../ui/text.tsx';
import { type AnyEnquiry, moves, subjectOf } from '../../../inbox/enquiry.ts';
import { useHandling } from '../../../inbox/handling.ts';
import { contactKind, type EnquiryKind, packageRequestKind } from '../../../inbox/kinds.ts';
import { dashboardLimits, useContactsWaiting, usePackageRequestsWaiting } from '../../queries.ts';
import { itemsFrom } from '../from-records.ts';
import { moreWhere, useReport } from '../reported.tsx';
import { replyBy, waitWords } from '../words.ts';

const OpenEnquiry = lazy(async () => ({
  default: (await import('../../../inbox/open-enquiry.tsx')).OpenEnquiry,
}));

interface Props {
  readonly now: Date;
}

/** Contact messages that nobody has answered. */
export function Contacts({ now }: Props) {
  return (
    <Enquiries kind={contactKind} waiting={useContactsWaiting()} now={now} limit={dashboardLimits.contacts} />
  );
}

/** Package requests that nobody has answered. */
export function PackageRequests({ now }: Props) {
  const limit = dashboardLimits.packageRequests;
  return (
    <Enquiries kind={packageRequestKind} waiting={usePackageRequestsWaiting()} now={now} limit={limit} />
  );
}

interface EnquiriesProps extends Props {
  readonly kind: EnquiryKind & { readonly title: string };
  readonly waiting: readonly Listed<Contact | PackageRequest>[];
  readonly limit: number;
}

function Enquiries({ kind, waiting, now, limit }: EnquiriesProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const report = useMemo(() => {
    const isContact = kind.kind === 'contact';
    const items = itemsFrom(waiting, kind.kind, now, (enquiry) => {
      const since = waitsSince(enquiry);
      return {
        id: `${kind.collection}/${enquiry.id}`,
        kind: kind.kind,
        by: replyBy(since),
        since,
        title: enquiry.name,
        detail: `${enquiry.reference} ${subjectOf(enquiry)}`,
        when: waitWords(since, now),
        href: isContact ? adminPaths.contact(enquiry.id) : adminPaths.packageRequest(enquiry.id),
        actions: <Answers kind={kind} enquiry={enquiry} onOpen={() => setOpenId(enquiry.id)} />,
      };
    });
    const href = isContact ? adminPaths.contacts() : adminPaths.packageRequests();
    return { items, more: moreWhere(waiting, limit, kind.title, href) };
  }, [kind, waiting, now, limit]);
  useReport(kind.collection, report);
  if (openId === null) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && setOpenId(null)} title="Reply" size="large">
      <Feature subject={`this ${kind.one}`} loading={<LoadingState lines={6} />}>
        <Suspense fallback={<LoadingState lines={6} />}>
          <OpenEnquiry kind={kind} id={openId} missing={<Muted>It isn’t there any more.</Muted>} />
        </Suspense>
      </Feature>
    </Dialog>
  );
}

interface AnswersProps {
  readonly kind: EnquiryKind;
  readonly enquiry: AnyEnquiry;
  readonly onOpen: () => void;
}

function Answers({ kind, enquiry, onOpen }: AnswersProps) {
  const { move } = useHandling(kind, enquiry);
  return (
    <>
      <Button size="small" about={`to ${enquiry.reference}`} onClick={onOpen}>
        Reply
      </Button>
      <Button size="small" variant="quiet" about={enquiry.reference} onClick={() => void move(moves.archive)}>
        Archive
      </Button>
    </>
  );
}
