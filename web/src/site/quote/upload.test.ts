import { afterEach, describe, expect, it, vi } from 'vitest';
import { acceptedTypes, refusalOf, uploadFile } from './upload.ts';

class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly open = vi.fn();
  readonly send = vi.fn();
  readonly abort = vi.fn();
  timeout = 0;
  status = 0;
  responseText = '';

  constructor() {
    super();
    FakeRequest.last = this;
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

function begin() {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const events = { progress: vi.fn(), done: vi.fn(), failed: vi.fn() };
  const stop = uploadFile(new File(['x'], 'brief.pdf'), events);
  const request = FakeRequest.last;
  if (!request) throw new Error('nothing was sent');
  return { events, stop, request };
}

describe('what can be uploaded', () => {
  it('is decided by name and size before anything is sent', () => {
    expect(refusalOf(new File(['x'], 'brief.PDF'))).toBeUndefined();
    expect(refusalOf(new File(['x'], 'photo.jpeg'))).toBeUndefined();
    for (const name of ['page.html', 'run.exe', 'noextension', '.pdf.js']) {
      expect(refusalOf(new File(['x'], name)), name).toMatch(/^We can’t take/);
    }
    expect(refusalOf(new File(['x'], 'IMG_1.HEIC'))).toBe(
      'We can’t take files of this kind. Save the photo as JPEG and attach that instead',
    );
    expect(refusalOf(new File(['x'], 'brief.doc'))).toBe(
      'We can’t take files of this kind. Save it as .docx or PDF and attach that instead',
    );
    expect(refusalOf(new File([], 'empty.pdf'))).toBe('The file is empty');
    expect(refusalOf(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.pdf'))).toMatch(
      /larger than 10 MB/,
    );
  });

  it('is listed in the accept attribute', () => {
    expect(acceptedTypes).toContain('.pdf');
    expect(acceptedTypes).not.toContain('svg');
  });
});

describe('an upload', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('posts the file and returns the server’s id for it', () => {
    const { events, request } = begin();
    expect(request.open).toHaveBeenCalledWith('POST', '/api/uploads');
    request.answer(201, { files: [{ id: 'upload-1', name: 'brief.pdf', size: 1 }] });
    expect(events.done).toHaveBeenCalledWith('upload-1');
  });

  it('passes on why the server refused it', () => {
    const { events, request } = begin();
    request.answer(415, { error: { code: 'unsupported-type', message: 'This is not a PDF' } });
    expect(events.failed).toHaveBeenCalledWith('This is not a PDF', true);
  });

  it.each([
    [500, '<html>'],
    [201, { files: [] }],
    [201, 'nonsense'],
  ])('fails on %i %j', (status, body) => {
    const { events, request } = begin();
    request.answer(status, body);
    expect(events.failed).toHaveBeenCalledOnce();
    expect(events.done).not.toHaveBeenCalled();
  });

  it('says that the connection was lost, and can be stopped', () => {
    const { events, request, stop } = begin();
    request.dispatchEvent(new Event('error'));
    expect(events.failed).toHaveBeenCalledWith('The connection was lost. Try again', false);
    stop();
    expect(request.abort).toHaveBeenCalledOnce();
  });
});
