import { describe, expect, it } from 'vitest';
import { formObject, formValues, springTrap } from './form.ts';

describe('springTrap', () => {
  it('takes the traps off and lets people through', () => {
    const people = { name: 'Sam', website: '', elapsedMs: 45_000 };
    expect(springTrap(people)).toEqual({ fields: { name: 'Sam' }, isSprung: false });
    expect(springTrap({ name: 'Sam', elapsedMs: '' })).toEqual({ fields: { name: 'Sam' }, isSprung: false });
    expect(springTrap({ name: 'Sam' }).isSprung).toBe(false);
  });

  it('catches a filled field, an impossible speed and nonsense', () => {
    expect(springTrap({ website: 'https://spam.example' }).isSprung).toBe(true);
    expect(springTrap({ elapsedMs: 12 }).isSprung).toBe(true);
    expect(springTrap({ elapsedMs: 'soon' }).isSprung).toBe(true);
  });

  it('leaves what is no object for the schema to refuse', () => {
    expect(springTrap('text')).toEqual({ fields: 'text', isSprung: false });
    expect(springTrap(null)).toEqual({ fields: null, isSprung: false });
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
