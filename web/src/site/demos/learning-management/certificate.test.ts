import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificate, checkName } from './certificate.ts';
import type { Learning } from './learning.ts';
import { courseOf, having, today } from './testing.ts';

const fire = courseOf('fire-safety');
const ids = fire.lessons.map(({ id }) => id);
const done = having(ids);

function withAttempt(
  learning: Learning,
  id: string,
  change: Partial<Learning['attempts'][string][number]>,
): Learning {
  const [attempt] = learning.attempts[id] ?? [];
  if (!attempt) throw new Error(`${id} was tried`);
  return { ...learning, attempts: { ...learning.attempts, [id]: [{ ...attempt, ...change }] } };
}

describe('the certificate', () => {
  it('is there once all eight lessons are passed, not before', () => {
    for (let count = 0; count < 8; count += 1)
      expect(certificate(having(ids.slice(0, count)), fire)).toBeNull();
    expect(certificate(done, fire)).toMatchObject({ result: 100, on: today });
    expect(certificate(done, courseOf('food-hygiene'))).toBeNull();
  });

  it('has the date of the last lesson passed', () => {
    const later = withAttempt(done, 'fs-3', { on: '2026-12-24' });
    expect(certificate(later, fire)?.on).toBe('2026-12-24');
  });

  it('has a number made of the course’s letters and eight characters that can’t be misread', () => {
    expect(certificate(done, fire)?.number).toMatch(/^FS(-[2-9A-HJKMNP-Z]{4}){2}$/);
    expect(certificate(done, fire)).toEqual(certificate(having([...ids].reverse()), fire));
  });

  it('has another number for other answers and other days, and not for another name', () => {
    const number = (learning: Learning) => certificate(learning, fire)?.number;
    expect(number({ ...done, name: 'Somebody else' })).toBe(number(done));
    expect(number(withAttempt(done, 'fs-1', { on: '2026-11-24' }))).not.toBe(number(done));
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.string({ minLength: 1, maxLength: 20 }), (id, typed) => {
        const answers = { ...done.attempts[id]?.[0]?.answers, [`${id}-3`]: `other ${typed}` };
        expect(number(withAttempt(done, id, { answers }))).not.toBe(number(done));
      }),
    );
  });

  it('does not depend on the order in which the questions were answered', () => {
    const answers = done.attempts['fs-2']?.[0]?.answers ?? {};
    const turned = Object.fromEntries(Object.entries(answers).reverse());
    expect(certificate(withAttempt(done, 'fs-2', { answers: turned }), fire)).toEqual(
      certificate(done, fire),
    );
  });
});

describe('the name on it', () => {
  it('is one line of 2 to 60 characters', () => {
    expect(checkName('  Zoë O’Neill-Łęcka ')).toEqual({ ok: true, name: 'Zoë O’Neill-Łęcka' });
    expect(checkName('x'.repeat(60)).ok).toBe(true);
    expect(checkName('Ann\u202E Lee')).toEqual({ ok: true, name: 'Ann Lee' });
    for (const name of ['', ' ', 'x', 'x'.repeat(61), 'Ann\nLee']) expect(checkName(name).ok).toBe(false);
    expect(checkName(' ')).toEqual({ ok: false, error: 'Enter the name for the certificate' });
    expect(checkName('x')).toEqual({ ok: false, error: 'Name must have at least 2 characters' });
  });
});
