import { createServer } from 'node:net';
import { Problem } from './problem.ts';

export const host = '127.0.0.1';

/** The addresses that people and tests use, and the variable that moves each. */
export const namedPorts = {
  hosting: { variable: 'HOSTING_PORT', standard: 5000, what: 'Hosting' },
  auth: { variable: 'AUTH_PORT', standard: 9099, what: 'Auth' },
  firestore: { variable: 'FIRESTORE_PORT', standard: 8080, what: 'Firestore' },
  functions: { variable: 'FUNCTIONS_PORT', standard: 5001, what: 'Functions' },
  storage: { variable: 'STORAGE_PORT', standard: 9199, what: 'Storage' },
  mailbox: { variable: 'MAILBOX_PORT', standard: 8025, what: 'the mailbox' },
} as const;

export type NamedPort = keyof typeof namedPorts;
export type Ports = Record<NamedPort, number>;

/** Internal ports of the emulators: any free ones will do. */
const innerPorts = ['hub', 'logging', 'eventarc', 'tasks', 'firestoreWebsocket'] as const;
export type InnerPorts = Record<(typeof innerPorts)[number], number>;

const names = Object.keys(namedPorts) as NamedPort[];

type Environment = Record<string, string | undefined>;

/** No browser opens these, and they are above those that need an administrator: https://fetch.spec.whatwg.org/#port-blocking */
const blockedByBrowsers: ReadonlySet<number> = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6679, 6697, 10_080],
  ...[6665, 6666, 6667, 6668, 6669],
]);

/** The ports set by the environment, or the standard ones. */
export function readPorts(environment: Environment): Ports {
  const ports = Object.fromEntries(names.map((name) => [name, readPort(name, environment)])) as Ports;
  for (const name of names) {
    const twin = names.find((other) => other !== name && ports[other] === ports[name]);
    if (twin) {
      throw new Problem(
        `${namedPorts[name].variable} and ${namedPorts[twin].variable} are both ${ports[name]}. Give each one its own port.`,
      );
    }
  }
  return ports;
}

function readPort(name: NamedPort, environment: Environment): number {
  const { variable, standard } = namedPorts[name];
  const text = environment[variable]?.trim();
  if (!text) return standard;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new Problem(`${variable} is ‘${text}’, which isn’t a port. Use a number from 1 to 65535.`);
  }
  if (blockedByBrowsers.has(port)) {
    throw new Problem(`${variable} is ${port}, which browsers refuse to open. Use another port.`);
  }
  return port;
}

/** Throws, naming every port that is taken and the variable that moves it. */
export async function refuseTaken(ports: Ports): Promise<void> {
  const taken: NamedPort[] = [];
  for (const name of names) {
    if (!(await isFree(ports[name]))) taken.push(name);
  }
  if (taken.length === 0) return;
  const lines = taken.map(
    (name) =>
      `Port ${ports[name]} for ${namedPorts[name].what} is in use. Set ${namedPorts[name].variable} to another port.`,
  );
  throw new Problem(
    [...lines, 'Is another copy running? Stop it, or move this one to other ports.'].join('\n'),
  );
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Free ports, all different: they are held open together until all are found. */
export async function pickFree(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, openAny));
  return Promise.all(
    servers.map(
      ({ port, close }) =>
        new Promise<number>((resolve) => {
          close(() => resolve(port));
        }),
    ),
  );
}

function openAny(): Promise<{ port: number; close: (done: () => void) => void }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host }, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('No port was given.'));
      resolve({ port: address.port, close: (done) => server.close(done) });
    });
  });
}

export async function pickInnerPorts(): Promise<InnerPorts> {
  const free = await pickFree(innerPorts.length);
  return Object.fromEntries(innerPorts.map((name, index) => [name, free[index]])) as InnerPorts;
}

/** For tests: ports of the environment where it names them, free ones for the rest. */
export async function pickTestPorts(environment: Environment): Promise<Ports> {
  const free = await pickFree(names.length);
  const variables = Object.fromEntries(
    names.map((name, index) => {
      const { variable } = namedPorts[name];
      return [variable, environment[variable] ?? String(free[index])];
    }),
  );
  return readPorts(variables);
}

export function addressesOf(ports: Ports): Record<NamedPort, string> {
  return Object.fromEntries(names.map((name) => [name, `http://${host}:${ports[name]}`])) as Record<
    NamedPort,
    string
  >;
}
