import type { OutboxMail } from '@agency/domain/mail/schema';
import type { MailKind } from '@agency/domain/mail/templates';
import type { Deps } from '../../platform/deps.ts';
import {
  contactFormConfirmation,
  contactFormNotification,
  quoteRequestConfirmation,
  quoteRequestNotification,
} from './contact.ts';
import { fileUploadNotification } from './file.ts';
import { invoiceCreatedNotification } from './invoice.ts';
import { newMessageNotification } from './message.ts';
import { notice } from './notice.ts';
import { invoicePaymentConfirmation, invoicePaymentNotification } from './payment.ts';
import {
  projectCreatedNotification,
  projectMilestoneCompleted,
  projectUpdateNotification,
} from './project.ts';
import { quoteAcceptedConfirmation, quoteAcceptedNotification, quoteSentNotification } from './quote.ts';
import { invoicePaymentReminder } from './reminder.ts';
import type { Resolution, Resolver } from './resolution.ts';
import {
  adminPasswordReset,
  adminRegistrationConfirmation,
  clientPasswordReset,
  clientRegistrationConfirmation,
} from './user.ts';

/** The resolver of every kind of mail, which turns an entry's ids into content. */
const resolvers: Readonly<Record<MailKind, Resolver>> = {
  'quote-request-confirmation': quoteRequestConfirmation,
  'quote-request-notification': quoteRequestNotification,
  'quote-sent-notification': quoteSentNotification,
  'quote-accepted-confirmation': quoteAcceptedConfirmation,
  'quote-accepted-notification': quoteAcceptedNotification,
  'invoice-created-notification': invoiceCreatedNotification,
  'invoice-payment-reminder': invoicePaymentReminder,
  'invoice-payment-confirmation': invoicePaymentConfirmation,
  'invoice-payment-notification': invoicePaymentNotification,
  'contact-form-confirmation': contactFormConfirmation,
  'contact-form-notification': contactFormNotification,
  'project-created-notification': projectCreatedNotification,
  'project-milestone-completed': projectMilestoneCompleted,
  'project-update-notification': projectUpdateNotification,
  'file-upload-notification': fileUploadNotification,
  'new-message-notification': newMessageNotification,
  'client-registration-confirmation': clientRegistrationConfirmation,
  'client-password-reset': clientPasswordReset,
  'admin-registration-confirmation': adminRegistrationConfirmation,
  'admin-password-reset': adminPasswordReset,
  notice,
};

/**
 * Reads what an entry is about, now: whether it still applies, and the data of its template.
 * @throws when what it needs can't be read.
 */
export const resolveMail = (deps: Deps, mail: OutboxMail): Promise<Resolution> =>
  resolvers[mail.template](deps, mail);
