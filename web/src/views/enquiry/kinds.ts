import { paths } from '@agency/domain/site/paths';

/** The short forms of the site: one that asks anything, one that asks for a package. */
export const enquiryKinds = {
  contact: {
    address: paths.api.contacts(),
    /** What travels even when it is empty, so that what is missing is told in the schema's words. */
    required: ['name', 'email', 'subject', 'message'],
    /** Where thanks stand, at the part that has them. */
    sentPage: (reference: string) => `${paths.contact({ sent: reference })}#write`,
  },
  packageRequest: {
    address: paths.api.packageRequests(),
    required: ['packageId', 'name', 'email'],
    sentPage: (reference: string) => `${paths.packages({ sent: reference })}#request`,
  },
} as const;
export type EnquiryKind = keyof typeof enquiryKinds;
