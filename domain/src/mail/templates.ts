/** The templates that `/api/email/render-template` knows by name. */
export const templateNames = [
  'quote-request-confirmation',
  'quote-request-notification',
  'quote-sent-notification',
  'quote-accepted-confirmation',
  'quote-accepted-notification',
  'contact-form-confirmation',
  'contact-form-notification',
  'project-created-notification',
  'project-milestone-completed',
  'project-update-notification',
  'invoice-created-notification',
  'invoice-payment-reminder',
  'invoice-payment-confirmation',
  'invoice-payment-notification',
  'client-registration-confirmation',
  'client-password-reset',
  'admin-registration-confirmation',
  'admin-password-reset',
  'file-upload-notification',
  'new-message-notification',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** The plain layout `notice` carries everything else; it is not a template name of the API. */
export const mailKinds = [...templateNames, 'notice'] as const;
export type MailKind = (typeof mailKinds)[number];
