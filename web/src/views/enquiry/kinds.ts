import { paths } from '@agency/domain/site/paths';

/** The short forms of the site: one that asks anything, one that asks for a package. */
export const enquiryKinds = {
  contact: {
    address: paths.api.contacts(),
    /** Fields sent even when empty, so that the schema's own messages name what is missing. */
    required: ['name', 'email', 'subject', 'message'],
    /** The thanks after sending, at their fragment. */
    sentPage: (reference: string) => `${paths.contact({ sent: reference })}#write`,
  },
  packageRequest: {
    address: paths.api.packageRequests(),
    required: ['packageId', 'name', 'email'],
    sentPage: (reference: string) => `${paths.packages({ sent: reference })}#request`,
  },
} as const;
export type EnquiryKind = keyof typeof enquiryKinds;
