import { randomBytes } from 'node:crypto';
import { type AuditEntry, auditEntry } from '@agency/domain/audit/schema';
import type { OperationName, OperationOutput } from '@agency/domain/operations/operations';
import { parseDocument } from '@agency/domain/shared/parse';
import { type User, user as userSchema } from '@agency/domain/user/schema';
import type { Timestamp } from 'firebase-admin/firestore';
import { grantAdmin } from '../../../functions/src/access/grant-admin.ts';
import { runOperation } from '../../../functions/src/call.ts';
import { type Person, personOf } from '../../../functions/src/platform/auth.ts';
import { newUser } from '../../../functions/src/records/user/store.ts';
import { caller, type World } from '../world.ts';
import { signInAt } from './sign-in-at.ts';

// People with real accounts and real tokens, in a test file's own project.

export const password = 'a long enough phrase';

export const newAddress = () => `${randomBytes(5).toString('hex')}@example.com`;

export interface TestUser {
  readonly uid: string;
  readonly email: string;
}

interface Kind {
  readonly emailVerified?: boolean;
  readonly adminRequest?: User['adminRequest'];
  readonly name?: string;
}

/** An account with its document, as after a first sign-in. */
export async function makeUser(world: World, kind: Kind = {}): Promise<TestUser> {
  const { emailVerified = true, adminRequest = null, name = 'Jo Marlow' } = kind;
  const auth = await world.deps.auth();
  const email = newAddress();
  const account = await auth.createUser({ email, password, displayName: name, emailVerified });
  const document = { ...newUser(account, new Date()), adminRequest };
  await world.deps.db.doc(`users/${account.uid}`).set(document);
  return { uid: account.uid, email };
}

export async function makeAdmin(world: World): Promise<TestUser> {
  const someone = await makeUser(world);
  await grantAdmin(world.deps, someone.email);
  return someone;
}

/** Signs in with the password; returns the person according to the token. */
export async function signedIn(world: World, { email }: Pick<TestUser, 'email'>): Promise<Person> {
  return personOf(world.deps, (await signInAt(world, email, password)).token);
}

/** Calls an operation as the function does, its checks of the caller included. */
export function call<TName extends OperationName>(
  world: World,
  person: Person,
  name: TName,
  input: unknown,
): Promise<OperationOutput<TName>> {
  return runOperation(world.deps, name, input, { person, caller });
}

/** Somebody who verified their address and linked what carries it, signed in. */
export async function makeMember(world: World): Promise<TestUser & { readonly person: Person }> {
  const someone = await makeUser(world);
  await call(world, await signedIn(world, someone), 'linkMyDocuments', {});
  return { ...someone, person: await signedIn(world, someone) };
}

export async function userOf({ deps }: World, uid: string): Promise<User> {
  const path = `users/${uid}`;
  return parseDocument(userSchema, path, (await deps.db.doc(path).get()).data());
}

export async function claimsOf({ deps }: World, uid: string) {
  return (await (await deps.auth()).getUser(uid)).customClaims ?? {};
}

/** A document's audit entries, oldest first. */
export async function auditOf({ deps }: World, path: string): Promise<AuditEntry[]> {
  const { docs } = await deps.db.collection('auditLog').where('path', '==', path).get();
  // In the order of writing, too: a frozen clock gives two entries the same time.
  const inOrder = docs.toSorted((a, b) => compareTimes(a.createTime, b.createTime));
  return inOrder
    .map((found) => parseDocument(auditEntry, found.ref.path, found.data()))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function compareTimes(one: Timestamp, other: Timestamp): number {
  return one.seconds - other.seconds || one.nanoseconds - other.nanoseconds;
}

/** The mails to an address: template, and what their data says beside the uid. */
export async function mailsTo({ deps }: World, email: string): Promise<string[]> {
  const { docs } = await deps.db.collection('outbox').where('to', 'array-contains', email).get();
  return docs
    .map((mail) => {
      const said: unknown = mail.get('data.notice') ?? mail.get('data.stage') ?? mail.get('data.isKnown');
      return [mail.get('template'), ...(said === undefined ? [] : [said])].join(' ');
    })
    .toSorted();
}

/** The changes of their account that an address was told about. */
export async function changesTold({ deps }: World, email: string): Promise<unknown[]> {
  const { docs } = await deps.db.collection('outbox').where('to', 'array-contains', email).get();
  return docs.flatMap((mail): unknown[] => mail.get('data.change') ?? []).toSorted();
}

/** The code of a refusal; 'done' when there is none. */
export async function codeOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return 'done';
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown) return thrown.code;
    throw thrown;
  }
}
