import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** The product's clock: code decides every expiry by it, so that tests can set it. */
export type Clock = () => Date;

/** Everything that an operation needs from outside. Heavy services are functions, started at first use. */
export interface Deps {
  readonly db: Firestore;
  auth(): Promise<Auth>;
  storage(): Promise<Storage>;
  readonly clock: Clock;
  /** Cryptographically random bytes. */
  random(count: number): Uint8Array;
  readonly config: Config;
  readonly log: Log;
}
