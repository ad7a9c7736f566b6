/**
 * Replaces the name and address of somebody who deleted their account. It is the same for everybody, so that it
 * identifies nobody; no mailbox exists below `.invalid` (RFC 2606).
 */
export const erasedContact = { name: 'Deleted contact', email: 'deleted-contact@erased.invalid' } as const;

/** In place of a uid. */
export const erasedUid = 'erased';
