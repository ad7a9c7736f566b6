import type { FileVisibility } from '@agency/domain/file/schema';
import type { OperationInput, OperationOutput } from '@agency/domain/operations/operations';
import { AppError, type ErrorCode, toAppError } from '@agency/domain/shared/errors';
import type { Putting } from '../../firebase/storage/storage.client.ts';
import { refusalOf, typeByName } from './choose.ts';

/** What an upload needs of the platform: the bucket and the operation that claims its files. */
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
  add(input: OperationInput<'addProjectFiles'>): Promise<OperationOutput<'addProjectFiles'>>;
}

interface Target {
  readonly projectId: string;
  readonly uid: string;
  readonly visibility: FileVisibility;
}

export interface UploadEvents {
  uploading(percent: number): void;
  checking(): void;
  done(): void;
  /** `isRefused`: the same file would be refused again. */
  failed(message: string, isRefused: boolean): void;
}

/** Too large, of a type that we don't take, not what its name says. */
const refusals: ReadonlySet<ErrorCode> = new Set(['invalid-argument', 'too-large', 'unsupported-type']);

/**
 * One upload: put into the bucket, then checked and claimed by the server. Retried after a failure it resumes: a file
 * in the bucket is not sent again, and the same upload is the same file.
 */
export class UploadOne {
  readonly #load: () => Promise<UploadPlatform>;
  readonly #file: File;
  readonly #target: Target;
  readonly #uploadId: string = crypto.randomUUID();
  #putting: Putting | undefined;
  #isThere = false;
  /** While the server claims it, it must not be deleted. */
  #isAsking = false;
  #isStopped = false;

  /** `load` fetches the platform's script: meanwhile the upload can be cancelled like any other. */
  constructor(load: () => Promise<UploadPlatform>, file: File, target: Target) {
    this.#load = load;
    this.#file = file;
    this.#target = target;
  }

  get #path(): string {
    return `incoming/${this.#target.uid}/${this.#uploadId}`;
  }

  async run(events: UploadEvents): Promise<void> {
    this.#isStopped = false;
    try {
      const platform = await this.#loaded();
      if (this.#isStopped) return;
      if (!this.#isThere && !(await this.#put(platform, events))) return;
      events.checking();
      await this.#add(platform);
      this.#isThere = false;
      events.done();
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

  async #put(platform: UploadPlatform, events: UploadEvents): Promise<boolean> {
    const refusal = refusalOf(this.#file);
    const contentType = typeByName(this.#file.name);
    if (refusal !== undefined || contentType === undefined) {
      throw new AppError('invalid-argument', refusal ?? '');
    }
    events.uploading(0);
    const onProgress = (percent: number) => events.uploading(percent);
    this.#putting = platform.put(this.#file, { path: this.#path, contentType, onProgress });
    this.#isThere = await this.#putting.done;
    // Cancelled when all of it had been sent.
    if (this.#isStopped) this.stop();
    return this.#isThere && !this.#isStopped;
  }

  async #add(platform: UploadPlatform): Promise<void> {
    const { projectId, visibility } = this.#target;
    const files = [{ uploadId: this.#uploadId, name: this.#file.name }];
    this.#isAsking = true;
    const { refused } = await platform.add({ projectId, files, visibility }).finally(() => {
      this.#isAsking = false;
    });
    const [refusal] = refused;
    if (refusal === undefined) return;
    // The server has removed it.
    this.#isThere = false;
    throw new AppError('unsupported-type', refusal.reason);
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
