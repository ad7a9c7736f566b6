// Apart from the schema, so that a page can know them before it loads the file checks.

/** Public forms: bytes of one file, files of one request. Signed-in people: 50 MiB through Storage. */
export const uploadLimits = {
  publicBytes: 10 * 1024 * 1024,
  publicFiles: 5,
  memberBytes: 50 * 1024 * 1024,
  unclaimedHours: 24,
} as const;
