import type { FileVisibility } from '@agency/domain/file/schema';
import type { OperationInput, OperationOutput } from '@agency/domain/operations/operations';
import { AppError, toAppError } from '@agency/domain/shared/errors';
import type { Putting } from '../../platform/storage.client.ts';
import { refusalOf, typeByName } from './choose.ts';

/** What an upload needs of the platform: the bucket and the one operation that takes its files over. */
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
  failed(message: string): void;
}

/**
 * One file on its way: put into the bucket, then checked and taken over by the server. Begun again after a failure it
 * goes on from where it was: what is in the bucket is not sent a second time, and the same upload is the same file.
 */
export class UploadOne {
  readonly #platform: UploadPlatform;
  readonly #file: File;
  readonly #target: Target;
  readonly #uploadId: string = crypto.randomUUID();
  #putting: Putting | undefined;
  #isThere = false;
  /** While the server takes it over, nothing of it may be taken away. */
  #isAsking = false;
  #isStopped = false;

  constructor(platform: UploadPlatform, file: File, target: Target) {
    this.#platform = platform;
    this.#file = file;
    this.#target = target;
  }

  get #path(): string {
    return `incoming/${this.#target.uid}/${this.#uploadId}`;
  }

  async run(events: UploadEvents): Promise<void> {
    this.#isStopped = false;
    try {
      if (!this.#isThere && !(await this.#put(events))) return;
      events.checking();
      await this.#add();
      this.#isThere = false;
      events.done();
    } catch (thrown) {
      if (!this.#isStopped) events.failed(toAppError(thrown).message);
    }
  }

  async #put(events: UploadEvents): Promise<boolean> {
    const refusal = refusalOf(this.#file);
    const contentType = typeByName(this.#file.name);
    if (refusal !== undefined || contentType === undefined) {
      throw new AppError('invalid-argument', refusal ?? '');
    }
    events.uploading(0);
    const onProgress = (percent: number) => events.uploading(percent);
    this.#putting = this.#platform.put(this.#file, { path: this.#path, contentType, onProgress });
    this.#isThere = await this.#putting.done;
    // Stopped when all of it was on its way already.
    if (this.#isStopped) this.stop();
    return this.#isThere && !this.#isStopped;
  }

  async #add(): Promise<void> {
    const { projectId, visibility } = this.#target;
    const files = [{ uploadId: this.#uploadId, name: this.#file.name }];
    this.#isAsking = true;
    const { refused } = await this.#platform.add({ projectId, files, visibility }).finally(() => {
      this.#isAsking = false;
    });
    const [refusal] = refused;
    if (refusal === undefined) return;
    // The server has taken it away.
    this.#isThere = false;
    throw new AppError('unsupported-type', refusal.reason);
  }

  /** Stops it, or takes away what came of it so far; what can't be taken away now goes within a day. */
  stop(): void {
    this.#isStopped = true;
    this.#putting?.cancel();
    if (this.#isThere && !this.#isAsking) void this.#platform.remove(this.#path).catch(() => {});
  }
}
