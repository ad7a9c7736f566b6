import { contactList } from '@agency/domain/contact/queries';
import type { Contact } from '@agency/domain/contact/schema';
import type { EnquiryStatus } from '@agency/domain/contact/status';
import { packageRequestList } from '@agency/domain/package-request/queries';
import type { PackageRequest } from '@agency/domain/package-request/schema';
import { contacts, packageRequests } from '../../firebase/records/enquiry.ts';
import { Muted } from '../../ui/text.tsx';
import { stateColumn, TwoLines, timeColumn } from '../shared/list/columns.tsx';
import { defineList, type ListColumn, type ListFilter } from '../shared/list/declaration.ts';
import { StaffName } from '../shared/staff.tsx';
import { type InboxEnquiry, statusWords } from './enquiry.ts';

const option = (value: string, label: string, ...status: readonly EnquiryStatus[]) => ({
  value,
  label,
  where: { status },
});

/** Staff begin with what waits for them; colleagues are added to the second filter once they are known. */
const filters: readonly ListFilter<'status' | 'assigneeUid'>[] = [
  {
    name: 'show',
    label: 'Show',
    options: [
      option('open', 'New and open', 'new', 'open'),
      option('answered', 'Replied', 'answered'),
      option('converted', 'Quote started', 'converted'),
      option('archived', 'Archived', 'archived'),
      option('spam', 'Spam', 'spam'),
      { value: 'all', label: 'All' },
    ],
  },
  { name: 'assignee', label: 'Assigned to', options: [{ value: 'anyone', label: 'Anyone or no one' }] },
];

const orderLabels = { newest: 'Newest first', changed: 'Last changed' };

const assigneeColumn: ListColumn<InboxEnquiry, never> = {
  header: 'Assigned to',
  from: 'desktop',
  width: '9rem',
  cell: ({ assigneeUid }) => (assigneeUid === null ? <Muted>No one</Muted> : <StaffName uid={assigneeUid} />),
  file: { Assigned: ({ assigneeUid }) => (assigneeUid === null ? 'No' : 'Yes') },
};

const received = timeColumn('Received', ({ createdAt }: InboxEnquiry) => createdAt, ['newest']);
const changed = timeColumn('Changed', ({ updatedAt }: InboxEnquiry) => updatedAt, ['changed']);
const status = stateColumn('Status', ({ status: now }: InboxEnquiry) => statusWords[now]);

export const contactMessageList = defineList({
  one: 'contact message',
  many: 'contact messages',
  converter: contacts,
  plan: contactList,
  filters,
  search: {
    placeholder: 'Number, name, email or subject',
    tokens: ({ searchTokens }) => searchTokens,
  },
  orderLabels,
  columns: [
    {
      header: 'From',
      cell: ({ name, subject }: Contact) => <TwoLines detail={subject}>{name}</TwoLines>,
      file: {
        Number: ({ reference }) => reference,
        Name: ({ name }) => name,
        Email: ({ email }) => email,
        Subject: ({ subject }) => subject,
        Message: ({ message }) => message,
        Notes: ({ notes }) => notes,
        Quote: ({ quoteId }) => quoteId,
      },
    },
    status,
    assigneeColumn,
    received,
    changed,
  ],
  nameOf: ({ reference, name }) => `${reference}, ${name}`,
  opens: 'contact',
  empty: {
    title: 'No messages yet',
    text: 'Messages from the contact form appear here.',
  },
});

export const packageRequestRecords = defineList({
  one: 'package request',
  many: 'package requests',
  converter: packageRequests,
  plan: packageRequestList,
  filters,
  search: {
    placeholder: 'Number, name, company, email or package',
    tokens: ({ searchTokens }) => searchTokens,
  },
  orderLabels,
  columns: [
    {
      header: 'From',
      cell: ({ name, company, packageName }: PackageRequest) => (
        <TwoLines detail={packageName}>{company ?? name}</TwoLines>
      ),
      file: {
        Number: ({ reference }) => reference,
        Name: ({ name }) => name,
        Company: ({ company }) => company,
        Email: ({ email }) => email,
        Phone: ({ phone }) => phone,
        Package: ({ packageName }) => packageName,
        Message: ({ message }) => message,
        Notes: ({ notes }) => notes,
        Quote: ({ quoteId }) => quoteId,
      },
    },
    status,
    assigneeColumn,
    received,
    changed,
  ],
  nameOf: ({ reference, name }) => `${reference}, ${name}`,
  opens: 'request',
  empty: {
    title: 'No requests yet',
    text: 'Requests for a package from the website appear here.',
  },
});
