import { contact } from '@agency/domain/contact/schema';
import { enquiryMessage } from '@agency/domain/enquiry/message';
import { packageRequest } from '@agency/domain/package-request/schema';
import { converter } from '../firestore/converter.ts';

export const contacts = converter('contacts', contact);
export const contactMessages = converter('contactMessages', enquiryMessage);
export const packageRequests = converter('packageRequests', packageRequest);
export const packageRequestMessages = converter('packageRequestMessages', enquiryMessage);
