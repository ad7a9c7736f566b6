import { describe, expect, it } from 'vitest';
import { projectFileTarget } from './use-file-uploads.ts';

const claiming = { projectId: 'P-7K3M9P', uid: 'rosa', visibility: 'client' } as const;
const file = new File(['a'], 'Logo.png');

describe('projectFileTarget', () => {
  it('sends a file of a kind that we take, and no other', async () => {
    const { prepare } = projectFileTarget(claiming);
    expect(await prepare(file)).toEqual({ file, contentType: 'image/png' });
    await expect(prepare(new File(['a'], 'a.exe'))).rejects.toThrow(/We can’t take files of this kind/);
  });

  it('names the upload to the server, and says why that refused it', async () => {
    const asked: unknown[] = [];
    const target = projectFileTarget(claiming, async (_name, input) => {
      asked.push(input);
      const refused = asked.length > 1 ? [{ name: 'Logo.png', reason: 'We can’t accept it.' }] : [];
      return { added: ['f1'], refused };
    });
    await target.claim('u1', file);
    expect(asked).toEqual([
      { projectId: 'P-7K3M9P', files: [{ uploadId: 'u1', name: 'Logo.png' }], visibility: 'client' },
    ]);
    await expect(target.claim('u1', file)).rejects.toThrow('We can’t accept it.');
  });
});
