/** Who appears in the sample data. All of them are invented. */
export const people = {
  admin: { uid: 'sample-admin', name: 'Ellis Warren', email: 'admin@downland.example' },
  client: { uid: 'sample-client', name: 'Rosa Linden', email: 'client@example.com' },
  other: { uid: 'sample-other', name: 'Tom Asher', email: 'other@example.com' },
  unverified: { uid: 'sample-unverified', name: 'Jo Marlow', email: 'unverified@example.com' },
  pending: { uid: 'sample-pending', name: 'Robin Hale', email: 'pending@downland.example' },
} as const;

export type PersonKey = keyof typeof people;
