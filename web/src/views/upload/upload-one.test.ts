import { AppError } from '@agency/domain/shared/errors';
import { describe, expect, it, vi } from 'vitest';
import { UploadOne, type UploadPlatform, type UploadTarget } from './upload-one.ts';

const file = new File(['a'], 'Logo.png');
const unsupported = 'We can’t take files of this kind';

const arrives: UploadPlatform['put'] = (_file, { onProgress }) => {
  onProgress(40);
  return { done: Promise.resolve(true), cancel: () => {} };
};

function platform(put: UploadPlatform['put'] = arrives) {
  return {
    put: vi.fn<UploadPlatform['put']>(put),
    remove: vi.fn<UploadPlatform['remove']>(async () => {}),
    claim: vi.fn<UploadTarget<string>['claim']>(async () => 'f1'),
  };
}

function targetOf({ claim }: Pick<ReturnType<typeof platform>, 'claim'>): UploadTarget<string> {
  return {
    uid: 'rosa',
    prepare: async (sent) => {
      if (sent.name.endsWith('.exe')) throw new AppError('invalid-argument', unsupported);
      return { file: sent, contentType: 'image/png' };
    },
    claim,
  };
}

function listen() {
  const heard: string[] = [];
  const events = {
    uploading: (percent: number) => heard.push(`uploading ${percent}`),
    checking: () => heard.push('checking'),
    done: (result: string) => heard.push(`done ${result}`),
    failed: (message: string, isRefused: boolean) =>
      heard.push(`${isRefused ? 'refused' : 'failed'}: ${message}`),
  };
  return { heard, events };
}

describe('UploadOne', () => {
  it('puts a file into the person’s folder and has the server claim it', async () => {
    const stage = platform();
    const { heard, events } = listen();
    await new UploadOne(async () => stage, file, targetOf(stage)).run(events);
    expect(heard).toEqual(['uploading 0', 'uploading 40', 'checking', 'done f1']);
    const { path, contentType } = stage.put.mock.calls[0]?.[1] ?? {};
    expect(path).toMatch(/^incoming\/rosa\/[A-Za-z0-9_-]{1,128}$/);
    expect(contentType).toBe('image/png');
    const uploadId = path?.split('/')[2];
    expect(stage.claim).toHaveBeenCalledWith(uploadId, file);
  });

  it('sends nothing of a file that can’t be accepted', async () => {
    const stage = platform();
    const { heard, events } = listen();
    await new UploadOne(async () => stage, new File(['a'], 'a.exe'), targetOf(stage)).run(events);
    expect(heard).toEqual([`refused: ${unsupported}`]);
    expect(stage.put).not.toHaveBeenCalled();
  });

  it('does not resend what has arrived: only the server is asked again, for the same upload', async () => {
    const stage = platform();
    stage.claim.mockRejectedValueOnce(new AppError('internal', 'We can’t reach the server.'));
    const upload = new UploadOne(async () => stage, file, targetOf(stage));
    const first = listen();
    await upload.run(first.events);
    expect(first.heard.at(-1)).toBe('failed: We can’t reach the server.');
    const second = listen();
    await upload.run(second.events);
    expect(second.heard).toEqual(['checking', 'done f1']);
    expect(stage.put).toHaveBeenCalledTimes(1);
    expect(stage.claim.mock.calls[0]).toEqual(stage.claim.mock.calls[1]);
  });

  it('says why the server refused a file, and resends it when tried again', async () => {
    const stage = platform();
    stage.claim.mockRejectedValueOnce(new AppError('unsupported-type', 'We can’t accept it.'));
    const upload = new UploadOne(async () => stage, file, targetOf(stage));
    const { heard, events } = listen();
    await upload.run(events);
    expect(heard.at(-1)).toBe('refused: We can’t accept it.');
    await upload.run(events);
    expect(stage.put).toHaveBeenCalledTimes(2);
  });

  it('stops silently, and removes what has arrived', async () => {
    let cancelled = false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const cancel = () => {
      cancelled = true;
      resolve(false);
    };
    const stage = platform(() => ({ done: promise, cancel }));
    const { heard, events } = listen();
    const upload = new UploadOne(async () => stage, file, targetOf(stage));
    const running = upload.run(events);
    await vi.waitFor(() => expect(stage.put).toHaveBeenCalled());
    upload.stop();
    await running;
    expect([cancelled, heard]).toEqual([true, ['uploading 0']]);
    expect(stage.claim).not.toHaveBeenCalled();
  });

  it('sends nothing when stopped while the sending script was loading', async () => {
    const stage = platform();
    const { promise, resolve } = Promise.withResolvers<UploadPlatform>();
    const { heard, events } = listen();
    const upload = new UploadOne(() => promise, file, targetOf(stage));
    const running = upload.run(events);
    upload.stop();
    resolve(stage);
    await running;
    expect(heard).toEqual([]);
    expect(stage.put).not.toHaveBeenCalled();
  });

  it('can be tried again when that script could not be loaded', async () => {
    const stage = platform();
    const load = vi.fn<() => Promise<UploadPlatform>>(async () => stage);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const upload = new UploadOne(load, file, targetOf(stage));
    const first = listen();
    await upload.run(first.events);
    expect(first.heard).toEqual(['failed: The connection was lost. Try again']);
    const second = listen();
    await upload.run(second.events);
    expect(second.heard.at(-1)).toBe('done f1');
  });

  it('removes what had arrived when it was stopped, but nothing that the server is claiming', async () => {
    const failing = platform();
    failing.claim.mockRejectedValueOnce(new AppError('internal', 'No'));
    const left = new UploadOne(async () => failing, file, targetOf(failing));
    await left.run(listen().events);
    left.stop();
    await vi.waitFor(() => expect(failing.remove).toHaveBeenCalled());
    expect(failing.remove).toHaveBeenCalledWith(failing.put.mock.calls[0]?.[1].path);
    const late = platform(() => ({
      done: Promise.resolve().then(() => {
        stopped.stop();
        return true;
      }),
      cancel: () => {},
    }));
    const stopped = new UploadOne(async () => late, file, targetOf(late));
    await stopped.run(listen().events);
    await vi.waitFor(() => expect(late.remove).toHaveBeenCalled());
    expect([late.remove.mock.calls.length, late.claim.mock.calls.length]).toEqual([1, 0]);
    const asking = platform();
    asking.claim.mockImplementationOnce(async () => {
      taken.stop();
      return 'f1';
    });
    const taken = new UploadOne(async () => asking, file, targetOf(asking));
    await taken.run(listen().events);
    expect(asking.remove).not.toHaveBeenCalled();
  });
});
