import { AppError, type ErrorCode, toAppError } from '@agency/domain/shared/errors';
import type { Putting } from '../../firebase/storage/storage.client.ts';

/** What an upload needs of the platform: the bucket. */
export interface UploadPlatform {
  put(
    file: File,
    options: {
      readonly path: string;
      readonly contentType: string;
      readonly onProgress: (percent: number) => void;
    },
  ): Putting;
  remove(path: string): Promise<void>;
}

/** A file as it is sent. */
export interface PreparedFile {
  readonly file: File;
  readonly contentType: string;
}

/** Who uploads, and what for. */
export interface UploadTarget<TResult> {
  readonly uid: string;
  /** Checks the file, or makes another of it that can be sent. @throws AppError why it can't be. */
  prepare(file: File): Promise<PreparedFile>;
  /** Has the server check it and make something of it. @throws AppError */
  claim(uploadId: string, file: File): Promise<TResult>;
}

export interface UploadEvents<TResult> {
  uploading(percent: number): void;
  checking(): void;
  done(result: TResult): void;
  /** `isRefused`: the same file would be refused again. */
  failed(message: string, isRefused: boolean): void;
}

/** Too large, of a type that we don't take, not what its name says. */
const refusals: ReadonlySet<ErrorCode> = new Set(['invalid-argument', 'too-large', 'unsupported-type']);

/** After these the server has removed it. */
const removals: ReadonlySet<ErrorCode> = new Set([...refusals, 'not-found']);

/**
 * One upload: put into the bucket, then checked and claimed by the server. Retried after a failure it resumes: a file
 * in the bucket is not sent again, and the same upload is the same thing.
 */
export class UploadOne<TResult> {
  readonly #load: () => Promise<UploadPlatform>;
  readonly #file: File;
  readonly #target: UploadTarget<TResult>;
  readonly #uploadId: string = crypto.randomUUID();
  #putting: Putting | undefined;
  #isThere = false;
  /** While the server claims it, it must not be deleted. */
  #isAsking = false;
  #isStopped = false;

  /** `load` fetches the platform's script: meanwhile the upload can be cancelled like any other. */
  constructor(load: () => Promise<UploadPlatform>, file: File, target: UploadTarget<TResult>) {
    this.#load = load;
    this.#file = file;
    this.#target = target;
  }

  get #path(): string {
    return `incoming/${this.#target.uid}/${this.#uploadId}`;
  }

  async run(events: UploadEvents<TResult>): Promise<void> {
    this.#isStopped = false;
    try {
      const platform = await this.#loaded();
      if (this.#isStopped) return;
      if (!this.#isThere && !(await this.#put(platform, events))) return;
      events.checking();
      const result = await this.#claim();
      this.#isThere = false;
      events.done(result);
    } catch (thrown) {
      if (this.#isStopped) return;
      const { message, code } = toAppError(thrown);
      events.failed(message, refusals.has(code));
    }
  }

  async #loaded(): Promise<UploadPlatform> {
    try {
      return await this.#load();
    } catch (cause) {
      throw new AppError('internal', 'The connection was lost. Try again', { cause });
    }
  }

  async #put(platform: UploadPlatform, events: UploadEvents<TResult>): Promise<boolean> {
    const { file, contentType } = await this.#target.prepare(this.#file);
    if (this.#isStopped) return false;
    events.uploading(0);
    const onProgress = (percent: number) => events.uploading(percent);
    this.#putting = platform.put(file, { path: this.#path, contentType, onProgress });
    this.#isThere = await this.#putting.done;
    // Cancelled when all of it had been sent.
    if (this.#isStopped) this.stop();
    return this.#isThere && !this.#isStopped;
  }

  async #claim(): Promise<TResult> {
    this.#isAsking = true;
    try {
      return await this.#target.claim(this.#uploadId, this.#file);
    } catch (thrown) {
      if (removals.has(toAppError(thrown).code)) this.#isThere = false;
      throw thrown;
    } finally {
      this.#isAsking = false;
    }
  }

  /** Cancels it, or removes what has arrived; anything that can't be removed now expires within a day. */
  stop(): void {
    this.#isStopped = true;
    this.#putting?.cancel();
    if (!this.#isThere || this.#isAsking) return;
    void this.#load()
      .then((platform) => platform.remove(this.#path))
      .catch(() => {});
  }
}
