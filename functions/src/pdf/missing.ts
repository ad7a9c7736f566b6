/** What somebody is told who asks for a paper that is not there, or not theirs. */
export const noSuchInvoice = 'There is no such invoice.';
export const noSuchCertificate = 'There is no such certificate.';
