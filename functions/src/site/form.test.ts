import { describe, expect, it } from 'vitest';
import { checkHoneypot, formObject, formValues } from './form.ts';

describe('checkHoneypot', () => {
  it('strips the honeypot fields and lets people through', () => {
    const people = { name: 'Sam', website: '', elapsedMs: 45_000 };
    expect(checkHoneypot(people)).toEqual({ fields: { name: 'Sam' }, isBot: false });
    expect(checkHoneypot({ name: 'Sam', elapsedMs: '' })).toEqual({ fields: { name: 'Sam' }, isBot: false });
    expect(checkHoneypot({ name: 'Sam' }).isBot).toBe(false);
  });

  it('catches a filled field, an impossible speed and nonsense', () => {
    expect(checkHoneypot({ website: 'https://spam.example' }).isBot).toBe(true);
    expect(checkHoneypot({ elapsedMs: 12 }).isBot).toBe(true);
    expect(checkHoneypot({ elapsedMs: 'soon' }).isBot).toBe(true);
  });

  it('leaves what is not an object for the schema to refuse', () => {
    expect(checkHoneypot('text')).toEqual({ fields: 'text', isBot: false });
    expect(checkHoneypot(null)).toEqual({ fields: null, isBot: false });
  });
});

describe('form fields', () => {
  const shape = { lists: ['services'], boxes: ['consent'] };
  const form = new URLSearchParams('name=Sam&services=websites&services=hosting&consent=on&message=a%0D%0Ab');

  it('become what JSON would have been', () => {
    expect(formObject(form, shape)).toEqual({
      name: 'Sam',
      services: ['websites', 'hosting'],
      consent: true,
      message: 'a\r\nb',
    });
  });

  it('come back as they were typed', () => {
    expect(formValues(form, shape)).toMatchObject({
      name: 'Sam',
      services: ['websites', 'hosting'],
      consent: 'on',
    });
  });
});
