import { paths } from '@agency/domain/site/paths';
import { describe, expect, it } from 'vitest';
import { readKnownPerson } from './known-person.ts';

const nobody = { name: '', email: '' };

describe('whom a link to registration is for', () => {
  it('is read as it was written, and sent to nobody', () => {
    const person = { name: 'Niamh O’Brien & Søn + Co', email: "niamh.o'brien+web@example.com" };
    const address = new URL(paths.client.register(person), 'https://downland.example');
    expect([address.pathname, address.search]).toEqual([paths.client.register(), '']);
    expect(readKnownPerson(address.hash)).toEqual(person);
    expect(readKnownPerson(new URL(paths.client.register({ email: person.email }), address).hash)).toEqual({
      name: '',
      email: person.email,
    });
  });

  it.each(['', '#', '#content', `#email=${'x'.repeat(300)}`])('is nobody in %s', (fragment) => {
    expect(readKnownPerson(fragment)).toEqual(nobody);
  });
});
