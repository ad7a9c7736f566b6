import { describe, expect, it } from 'vitest';
import { acceptedFiles, refusalOf, typeByName } from './choose.ts';

describe('typeByName', () => {
  it.each([
    ['Logo.PNG', 'image/png'],
    ['photo.jpeg', 'image/jpeg'],
    ['prices.csv', 'text/csv'],
    ['notes.md', 'text/plain'],
    ['archive.tar.zip', 'application/zip'],
    ['drawing.svg', undefined],
    ['page.html', undefined],
    ['none', undefined],
  ])('%s is %s', (name, type) => {
    expect(typeByName(name)).toBe(type);
  });

  it('has every type in the choice of files', () => {
    expect(acceptedFiles.split(',')).toContain('.docx');
    expect(acceptedFiles).not.toContain('svg');
  });
});

describe('refusalOf', () => {
  const MiB = 1024 * 1024;
  it.each([
    ['a.png', 1, undefined],
    ['a.png', 50 * MiB, undefined],
    ['a.png', 50 * MiB + 1, expect.stringContaining('larger than 50 MB')],
    ['a.png', 0, 'The file is empty'],
    ['a.exe', 1, expect.stringContaining('We can’t take files of this kind')],
    ['IMG_1.HEIC', 1, 'We can’t take files of this kind. Save the photo as JPEG and attach that instead'],
    ['brief.doc', 1, 'We can’t take files of this kind. Save it as .docx or PDF and attach that instead'],
  ])('%s of %i bytes', (name, size, reason) => {
    expect(refusalOf({ name, size })).toEqual(reason);
  });
});
