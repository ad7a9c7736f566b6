import type { Contact } from '@agency/domain/contact/schema';
import type { EnquiryMessage } from '@agency/domain/enquiry/message';
import { enquiryQueries } from '@agency/domain/enquiry/queries';
import type { PackageRequest } from '@agency/domain/package-request/schema';
import type { Cursor } from '../../firebase/firestore/cursor.ts';
import { type RecordPage, useRecord, useRecordPage } from '../../firebase/firestore/hooks.ts';
import {
  contactMessages,
  contacts,
  packageRequestMessages,
  packageRequests,
} from '../../firebase/records/enquiry.ts';
import type { List } from '../shared/list/declaration.ts';
import type { AnyEnquiry, InboxEnquiry } from './enquiry.ts';
import { contactMessageList, packageRequestRecords } from './lists.tsx';

/** What an inbox deals with: how it is called, stored and read. */
export interface EnquiryKind {
  readonly kind: 'contact' | 'packageRequest';
  readonly collection: 'contacts' | 'packageRequests';
  /** In the middle of a sentence: 'message', 'contact messages'. */
  readonly one: string;
  readonly many: string;
  /** Null where there is none; suspends. */
  readonly useEnquiry: (id: string) => AnyEnquiry | null;
  /** The conversation of one, newest first; suspends. */
  readonly useMessages: (id: string, after: Cursor | null) => RecordPage<EnquiryMessage>;
}

/** One of the two screens. */
export interface InboxKind<T extends InboxEnquiry> extends EnquiryKind {
  readonly title: string;
  /** The parameter of the address that opens one. */
  readonly opens: 'contact' | 'request';
  readonly list: List<T>;
}

function useContact(id: string) {
  return useRecord(contacts, id);
}

function useContactMessages(id: string, after: Cursor | null) {
  return useRecordPage(contactMessages, enquiryQueries.messagesOfContact, [], after, { parents: [id] });
}

export const contactKind: InboxKind<Contact> = {
  kind: 'contact',
  collection: 'contacts',
  opens: 'contact',
  title: 'Contact messages',
  one: 'message',
  many: 'contact messages',
  list: contactMessageList,
  useEnquiry: useContact,
  useMessages: useContactMessages,
};

function usePackageRequest(id: string) {
  return useRecord(packageRequests, id);
}

function usePackageRequestMessages(id: string, after: Cursor | null) {
  const { messagesOfPackageRequest } = enquiryQueries;
  return useRecordPage(packageRequestMessages, messagesOfPackageRequest, [], after, { parents: [id] });
}

export const packageRequestKind: InboxKind<PackageRequest> = {
  kind: 'packageRequest',
  collection: 'packageRequests',
  opens: 'request',
  title: 'Package requests',
  one: 'request',
  many: 'package requests',
  list: packageRequestRecords,
  useEnquiry: usePackageRequest,
  useMessages: usePackageRequestMessages,
};
