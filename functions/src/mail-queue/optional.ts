import { type OptionalMail, optionalMails } from '@agency/domain/user/schema';

/** Can the recipient switch this kind of mail off? All others are transactional. */
export function isOptionalMail(template: string): template is OptionalMail {
  return optionalMails.some((name) => name === template);
}
