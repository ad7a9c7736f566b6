import { isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emulatorConfig, readDeployedConfig } from './config.ts';
import { toolsEnvironment } from './environment.ts';
import { inCache, inRoot } from './paths.ts';
import { readPorts } from './ports.ts';

const ports = readPorts({ HOSTING_PORT: '5100', FIRESTORE_PORT: '8180', FUNCTIONS_PORT: '5101' });
const hostingHeaders = v.looseObject({
  headers: v.array(
    v.object({ source: v.string(), headers: v.array(v.object({ key: v.string(), value: v.string() })) }),
  ),
});
const inner = { hub: 1, logging: 2, eventarc: 3, tasks: 4, firestoreWebsocket: 5 };

describe('the configuration of an emulator run', () => {
  const deployed = readDeployedConfig();
  const directory = inCache('runs', 'one');
  const config = emulatorConfig(deployed, directory, ports, inner);

  it('keeps what is deployed: rewrites, headers and the runtime', () => {
    expect(config.hosting).toMatchObject({
      rewrites: deployed.hosting.rewrites,
      headers: deployed.hosting.headers,
    });
    expect(config.functions.runtime).toBe('nodejs24');
  });
  it('finds every file from another directory', () => {
    expect([config.firestore.rules, config.storage.rules].every(isAbsolute)).toBe(true);
    expect(resolve(directory, config.functions.source)).toBe(inRoot('functions'));
    // Joined, as Hosting does it: an absolute path would lie below the run's directory.
    expect(join(directory, config.hosting.public)).toBe(inRoot('web/dist/public'));
  });
  it('listens on this machine only, at the given ports', () => {
    const { singleProjectMode: _mode, ui: _ui, ...emulators } = config.emulators;
    expect(new Set(Object.values(emulators).map(({ host }) => host))).toEqual(new Set(['127.0.0.1']));
    expect(emulators.firestore).toEqual({ host: '127.0.0.1', port: 8180, websocketPort: 5 });
    expect(emulators.hub.port).toBe(1);
  });
  it('leaves the last word on every path to the pages function', () => {
    expect(deployed.hosting.rewrites).toMatchObject(
      expect.arrayContaining([{ source: '**', function: { functionId: 'ssr', region: 'europe-west2' } }]),
    );
  });
});

it('no header rule keeps a missing asset for long: Hosting sets these on a 404 as well, over what a function says', () => {
  const { headers } = v.parse(hostingHeaders, readDeployedConfig().hosting);
  const lasting = headers.filter((rule) => rule.headers.some(({ value }) => value.includes('immutable')));
  expect(lasting.map(({ source }) => source)).toEqual([]);
});

describe('the environment of the functions', () => {
  const secrets = {
    RESEND_API_KEY: 're_x',
    RESEND_WEBHOOK_SECRET: 'whsec_x',
    LINK_SIGNING_KEY: 'k'.repeat(32),
  };
  const environment = toolsEnvironment(ports, secrets, {}, '/tmp/mine', {
    GOOGLE_APPLICATION_CREDENTIALS: '/home/ada/key.json',
    SITE_ORIGIN: 'https://live.example',
  });

  it('has its own addresses, whatever the person has set for the live site', () => {
    expect(environment).toMatchObject({
      SITE_ORIGIN: 'http://127.0.0.1:5100',
      FUNCTIONS_ORIGIN: 'http://127.0.0.1:5101',
      RESEND_BASE_URL: 'http://127.0.0.1:8025/provider',
    });
  });
  it('has no credentials, and a temporary directory of its own', () => {
    expect(environment.GOOGLE_APPLICATION_CREDENTIALS).toBeUndefined();
    expect(environment.TMPDIR).toBe('/tmp/mine');
  });
});
