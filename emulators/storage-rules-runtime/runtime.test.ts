import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyFirestoreJar } from '../src/suite/binaries.ts';
import { buildStorageRulesRuntime } from './build.ts';

const CHUNK = 64 * 1024;
/** Of the machine, not of an npm package. */
const command = 'java';

const answerSchema = v.looseObject({
  id: v.number(),
  status: v.string(),
  errors: v.array(v.string()),
  warnings: v.array(v.string()),
  result: v.optional(
    v.looseObject({ permit: v.optional(v.boolean()), rulesVersion: v.optional(v.number()) }),
  ),
  action: v.optional(v.string()),
  context: v.optional(v.looseObject({ path: v.string() })),
});
type Answer = v.InferOutput<typeof answerSchema>;

let cache: string;
let runtime: ChildProcessByStdio<Writable, Readable, null>;
let bytes = 0;
let waiting: ((answer: Answer) => void)[] = [];
let nextId = 0;

beforeAll(async () => {
  const jar = anyFirestoreJar();
  if (!jar) throw new Error('There is no Firestore emulator on this machine.');
  cache = mkdtempSync(join(tmpdir(), 'runtime-'));
  const built = await buildStorageRulesRuntime(jar, cache);
  runtime = spawn(command, ['-jar', built, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let rest = '';
  runtime.stdout.setEncoding('utf8').on('data', (text: string) => {
    bytes += Buffer.byteLength(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) waiting.shift()?.(v.parse(answerSchema, JSON.parse(line)));
  });
  expect(await nextAnswer()).toMatchObject({ id: -1, status: 'ok' });
});
afterAll(() => {
  runtime.kill();
  rmSync(cache, { recursive: true, force: true });
});

const nextAnswer = () =>
  new Promise<Answer>((resolve) => {
    waiting = [...waiting, resolve];
  });

function say(message: Record<string, unknown>): Promise<Answer> {
  const answer = nextAnswer();
  runtime.stdin.write(`${JSON.stringify(message)}\n`);
  return answer;
}

function load(name: string, body: string): Promise<Answer> {
  const content = `rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n    ${body}\n  }\n}\n`;
  const source = { files: [{ name: 'storage.rules', content }] };
  nextId += 1;
  return say({ id: nextId, action: 'load_ruleset', context: { rulesetName: name, source } });
}

/** A request as the tools describe it: the person's uid, and the size of what is written. */
function verify(
  rulesetName: string,
  method: string,
  path: string,
  uid: string | null,
  size = 10,
): Promise<Answer> {
  const fields = (values: Record<string, unknown>) => ({ map_value: { fields: values } });
  const file = fields({ size: { int_value: size }, contentType: { string_value: 'image/png' } });
  const request = fields({
    auth: uid === null ? { null_value: null } : fields({ uid: { string_value: uid }, token: fields({}) }),
    resource: method === 'create' ? file : { null_value: null },
    time: { timestamp_value: new Date().toISOString() },
  });
  const resource = method === 'create' ? { null_value: null } : file;
  nextId += 1;
  return say({
    id: nextId,
    action: 'verify',
    context: { rulesetName, service: 'firebase.storage', method, path, variables: { request, resource } },
  });
}

describe('rules', () => {
  it('that compile are loaded, with their version', async () => {
    const { errors, result } = await load('plain', 'match /open/{name} { allow get; }');
    expect([errors, result?.rulesVersion]).toEqual([[], 2]);
  });
  it('that do not are refused with description and line, in the form that the tools read', async () => {
    const { errors, result } = await load('broken', 'match /open/{name} { alow get; }');
    expect(result).toBeUndefined();
    expect(errors.map((error) => JSON.parse(error))).toContainEqual(
      expect.objectContaining({
        description_: "Unexpected 'alow'.",
        sourcePosition_: expect.objectContaining({ fileName_: 'storage.rules', line_: 4 }),
      }),
    );
  });
});

describe('a request', () => {
  beforeAll(() =>
    load(
      'own',
      `match /incoming/{uid}/{name} {
         allow create: if request.auth != null && request.auth.uid == uid && request.resource.size < 100;
         allow delete: if request.auth.uid == uid;
       }
       match /staff/{name} {
         allow get: if firestore.get(/databases/(default)/documents/access/admins).data.uids.hasAny([request.auth.uid]);
       }`,
    ),
  );

  it.each([
    ['create', '/b/x/o/incoming/ada/1', 'ada', 10, true],
    ['create', '/b/x/o/incoming/ada/1', 'ada', 100, false],
    ['create', '/b/x/o/incoming/ada/1', 'eve', 10, false],
    ['create', '/b/x/o/incoming/ada/1', null, 10, false],
    ['delete', '/b/x/o/incoming/ada/1', 'ada', 10, true],
    ['get', '/b/x/o/incoming/ada/1', 'ada', 10, false],
    ['list', '/b/x/o/incoming/ada', 'ada', 10, false],
    ['get', '/b/x/o/elsewhere', 'ada', 10, false],
  ] as const)('%s %s by %s with %s bytes: %s', async (method, path, uid, size, permit) => {
    const answer = await verify('own', method, path, uid, size);
    expect([answer.errors, answer.result?.permit]).toEqual([[], permit]);
  });

  const document = (uids: string[]) => ({
    name: 'projects/demo/databases/(default)/documents/access/admins',
    fields: { uids: { arrayValue: { values: uids.map((uid) => ({ stringValue: uid })) } } },
  });

  it.each([
    ['ada', { status: 'ok', result: document(['ada', 'bob']) }, true],
    ['eve', { status: 'ok', result: document(['ada', 'bob']) }, false],
    ['ada', { status: 'not_found' }, false],
  ])('of %s is decided by a document, when Firestore says %j', async (uid, reply, permit) => {
    const question = await verify('own', 'get', '/b/x/o/staff/plan', uid);
    expect(question).toMatchObject({
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/access/admins' },
    });
    const answer = await say({ id: question.id, ...reply });
    expect(answer.result?.permit).toBe(permit);
  });

  it('under rules that nobody has loaded is an answer with an error, never silence', async () => {
    expect((await verify('nobody', 'get', '/b/x/o/a', null)).errors[0]).toContain('Unknown ruleset: nobody');
  });
  it('of an unknown kind too', async () => {
    expect((await say({ id: 999, action: 'dance', context: {} })).errors[0]).toContain(
      'Unknown action: dance',
    );
  });
});

it('every message fills whole chunks, so that the tools never read two at once', async () => {
  const before = bytes;
  await verify('own', 'get', '/b/x/o/elsewhere', null);
  expect(bytes - before).toBe(CHUNK);
});
