import { describe, expect, it } from 'vitest';
import { cleanName, safeName } from './safe-name.ts';

describe('cleanName', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\kim\\Plan.docx', 'Plan.docx'],
    ['a"\r\nSet-Cookie: x.txt', 'aSet-Cookie x.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['', 'file'],
    ['\u200B\u200B', 'file'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(180)}.pdf`],
    [`${'😀'.repeat(150)}.pdf`, `${'😀'.repeat(90)}.pdf`],
    [`x${'😀'.repeat(150)}.pdf`, `x${'😀'.repeat(89)}.pdf`],
  ])('%j becomes %j', (sent, clean) => {
    expect(cleanName(sent)).toBe(clean);
    expect(clean.isWellFormed()).toBe(true);
  });
});

describe('safeName', () => {
  it.each([
    ['Plan.PDF', 'application/pdf', 'Plan.PDF'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['notes.md', 'text/plain', 'notes.md'],
    ['setup.bat', 'text/plain', 'setup.bat.txt'],
    ['page.html', 'text/plain', 'page.html.txt'],
    ['cat.exe', 'image/png', 'cat.exe.png'],
    ['notes', 'text/plain', 'notes.txt'],
    [`${'x'.repeat(196)}.exe`, 'video/mp4', `${'x'.repeat(194)}.mp4`],
  ] as const)('%j as %s is %j', (sent, type, safe) => {
    expect(safeName(sent, type)).toBe(safe);
    expect(safe.length).toBeLessThanOrEqual(200);
  });
});
