import { upload as uploadSchema, uploadTypes } from '@agency/domain/upload/schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { incomingPath, newUpload } from './incoming.ts';
import { cleanName } from './safe-name.ts';

const deps = { clock: () => new Date('2026-11-27T09:00:00Z') };

test('whatever a file is called, its upload can be read', () => {
  const types = fc.constantFrom(...Object.keys(uploadTypes));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), types, (sent, contentType) => {
      const path = incomingPath('u1', 'upload-one');
      const made = newUpload(deps, {
        uid: 'u1',
        path,
        name: cleanName(sent),
        size: 3,
        contentType,
        claimedBy: null,
      });
      expect(v.parse(uploadSchema, made)).toEqual(made);
    }),
  );
});

test('a type that people may not upload is refused before it is written', () => {
  const put = { uid: 'u1', path: incomingPath('u1', 'one'), name: 'a', size: 3, claimedBy: null };
  expect(() => newUpload(deps, { ...put, contentType: 'text/html' })).toThrow(
    expect.objectContaining({ code: 'internal', detail: expect.stringContaining('contentType') }),
  );
});
