import { type Ask, encodeFields, type Fields, pathOf, requestFor } from './ask.ts';
import { type Caller, type CallerName, callers, tokenOf } from './callers.ts';
import { firestoreOrigin } from './emulator.ts';

/** Documents by path; null for none. */
export type Documents = Readonly<Record<string, Fields | null>>;

/** One question, and how the rules must answer it. */
export interface Case {
  readonly name: string;
  readonly caller: CallerName | Caller;
  readonly ask: Ask;
  readonly expected: 'allowed' | 'denied';
  /** The documents before, where they differ from the world's own. */
  readonly stored?: Documents;
}

/** A Firestore project of its own, in which every question finds the same documents. */
export class World {
  readonly projectId: string;
  readonly #documents: Documents;

  constructor(projectId: string, documents: Documents) {
    this.projectId = projectId;
    this.#documents = documents;
  }

  get #root(): string {
    return `projects/${this.projectId}/databases/(default)/documents`;
  }

  async #send(path: string, body: unknown, token: string | null): Promise<Response> {
    return fetch(`${firestoreOrigin()}/v1/${this.#root}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  }

  /** Bypasses the rules. */
  async #store(documents: Documents): Promise<void> {
    const writes = Object.entries(documents).map(([path, data]) =>
      data === null
        ? { delete: `${this.#root}/${path}` }
        : { update: { name: `${this.#root}/${path}`, fields: encodeFields(data) } },
    );
    const answer = await this.#send(':commit', { writes }, 'owner');
    if (!answer.ok) throw new Error(`The documents could not be stored: ${await answer.text()}`);
  }

  /** Empties the project and stores the world's documents. */
  async begin(): Promise<void> {
    await fetch(`${firestoreOrigin()}/emulator/v1/${this.#root}`, { method: 'DELETE' });
    await this.#store(this.#documents);
  }

  /** 'allowed', 'denied', or what else went wrong: only a refusal by the rules counts as denied. */
  async answer({ caller, ask, stored = {} }: Case): Promise<string> {
    await this.#storeIfAny(stored);
    const outcome = await this.#outcome(typeof caller === 'string' ? callers[caller] : caller, ask);
    const touched = [
      ...Object.keys(stored),
      ...('write' in ask && outcome !== 'denied' ? ask.write.map(pathOf) : []),
    ];
    await this.#storeIfAny(Object.fromEntries(touched.map((path) => [path, this.#documents[path] ?? null])));
    return outcome;
  }

  async #storeIfAny(documents: Documents): Promise<void> {
    if (Object.keys(documents).length > 0) await this.#store(documents);
  }

  async #outcome(caller: Caller, ask: Ask): Promise<string> {
    const token = tokenOf(caller, this.projectId);
    const { path, body } = requestFor(ask, this.#root);
    const transaction = 'write' in ask && ask.inTransaction ? await this.#transaction(token) : {};
    const answer = await this.#send(path, { ...Object(body), ...transaction }, token);
    const text = await answer.text();
    if (answer.status === 403) return 'denied';
    return answer.ok && !/^\s*\[?\s*\{\s*"error"/.test(text) ? 'allowed' : text;
  }

  async #transaction(token: string | null): Promise<{ transaction: unknown }> {
    const answer = await this.#send(':beginTransaction', {}, token);
    const begun: unknown = await answer.json();
    return { transaction: Object(begun).transaction };
  }
}

/** Asks all questions and returns those with an unexpected answer. */
export async function wrongAnswers(world: World, cases: readonly Case[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const each of cases) {
    const answer = await world.answer(each);
    if (answer !== each.expected) wrong.push(`${each.name}: expected ${each.expected}, was ${answer}`);
  }
  return wrong;
}
