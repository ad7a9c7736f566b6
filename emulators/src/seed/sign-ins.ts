/** The people of the sample data, as `npm start` prints them. */
export const sampleSignIns = [
  { email: 'admin@downland.example', password: 'Passw0rd!admin', is: 'admin' },
  {
    email: 'client@example.com',
    password: 'Passw0rd!client',
    is: 'client with quotes and a running project',
  },
  { email: 'other@example.com', password: 'Passw0rd!other', is: 'another client' },
  {
    email: 'unverified@example.com',
    password: 'Passw0rd!unverified',
    is: 'registered, address not verified: its page emails the link',
  },
  { email: 'pending@downland.example', password: 'Passw0rd!pending', is: 'admin registration not approved' },
] as const;
