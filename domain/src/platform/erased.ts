/**
 * What stands where somebody who deleted their account stood. The same for everybody, so that it can't tell one from
 * another; no mailbox is below `.invalid` (RFC 2606).
 */
export const erasedContact = { name: 'Deleted contact', email: 'deleted-contact@erased.invalid' } as const;

/** In place of a uid. */
export const erasedUid = 'erased';
