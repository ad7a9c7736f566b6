import type { MailKind } from '@agency/domain/mail/templates';
import type { Template } from './template.ts';
import { adminPasswordReset } from './templates/admin-password-reset.tsx';
import { adminRegistrationConfirmation } from './templates/admin-registration-confirmation.tsx';
import { clientPasswordReset } from './templates/client-password-reset.tsx';
import { clientRegistrationConfirmation } from './templates/client-registration-confirmation.tsx';
import { contactFormConfirmation } from './templates/contact-form-confirmation.tsx';
import { contactFormNotification } from './templates/contact-form-notification.tsx';
import { fileUploadNotification } from './templates/file-upload-notification.tsx';
import { invoiceCreatedNotification } from './templates/invoice-created-notification.tsx';
import { invoicePaymentConfirmation } from './templates/invoice-payment-confirmation.tsx';
import { invoicePaymentNotification } from './templates/invoice-payment-notification.tsx';
import { invoicePaymentReminder } from './templates/invoice-payment-reminder.tsx';
import { newMessageNotification } from './templates/new-message-notification.tsx';
import { notice } from './templates/notice.tsx';
import { projectCreatedNotification } from './templates/project-created-notification.tsx';
import { projectMilestoneCompleted } from './templates/project-milestone-completed.tsx';
import { projectUpdateNotification } from './templates/project-update-notification.tsx';
import { quoteAcceptedConfirmation } from './templates/quote-accepted-confirmation.tsx';
import { quoteAcceptedNotification } from './templates/quote-accepted-notification.tsx';
import { quoteRequestConfirmation } from './templates/quote-request-confirmation.tsx';
import { quoteRequestNotification } from './templates/quote-request-notification.tsx';
import { quoteSentNotification } from './templates/quote-sent-notification.tsx';

/** Every template by name. Loads React: import it where something is rendered, not where mail is queued. */
export const templates: Readonly<Record<MailKind, Template>> = {
  'quote-request-confirmation': quoteRequestConfirmation,
  'quote-request-notification': quoteRequestNotification,
  'quote-sent-notification': quoteSentNotification,
  'quote-accepted-confirmation': quoteAcceptedConfirmation,
  'quote-accepted-notification': quoteAcceptedNotification,
  'contact-form-confirmation': contactFormConfirmation,
  'contact-form-notification': contactFormNotification,
  'project-created-notification': projectCreatedNotification,
  'project-milestone-completed': projectMilestoneCompleted,
  'project-update-notification': projectUpdateNotification,
  'invoice-created-notification': invoiceCreatedNotification,
  'invoice-payment-reminder': invoicePaymentReminder,
  'invoice-payment-confirmation': invoicePaymentConfirmation,
  'invoice-payment-notification': invoicePaymentNotification,
  'client-registration-confirmation': clientRegistrationConfirmation,
  'client-password-reset': clientPasswordReset,
  'admin-registration-confirmation': adminRegistrationConfirmation,
  'admin-password-reset': adminPasswordReset,
  'file-upload-notification': fileUploadNotification,
  'new-message-notification': newMessageNotification,
  notice,
};
