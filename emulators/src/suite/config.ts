import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { robotsText } from '@agency/domain/site/robots';
import * as v from 'valibot';
import { inRoot } from './paths.ts';
import { host, type InnerPorts, type Ports } from './ports.ts';

/** The parts of the checked-in firebase.json that we use; everything else passes through. */
const deployedConfig = v.looseObject({
  firestore: v.looseObject({ rules: v.string(), indexes: v.string() }),
  storage: v.looseObject({ rules: v.string() }),
  functions: v.looseObject({ source: v.string(), configDir: v.string(), runtime: v.string() }),
  hosting: v.looseObject({ public: v.string() }),
});

export type DeployedConfig = v.InferOutput<typeof deployedConfig>;

export const readDeployedConfig = (): DeployedConfig =>
  v.parse(deployedConfig, JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')));

/**
 * The configuration of one emulator run: the deployable one with the ports added. It is in the run's directory, and the
 * tools resolve paths from there: rules by absolute paths, the source of the functions and the public folder by
 * relative ones (Hosting joins its folder to the run's directory, and would find nothing under an absolute path). The
 * functions run from their workspace, not from what is uploaded: a build replaces that folder, and the emulator would
 * keep watching the old one.
 */
export function emulatorConfig(deployed: DeployedConfig, directory: string, ports: Ports, inner: InnerPorts) {
  const at = (port: number) => ({ host, port });
  const { configDir: workspace, ...functions } = deployed.functions;
  return {
    ...deployed,
    firestore: {
      rules: inRoot(deployed.firestore.rules),
      indexes: inRoot(deployed.firestore.indexes),
    },
    storage: { rules: inRoot(deployed.storage.rules) },
    functions: { ...functions, source: relative(directory, inRoot(workspace)) },
    hosting: { ...deployed.hosting, public: relative(directory, inRoot(deployed.hosting.public)) },
    emulators: {
      singleProjectMode: false,
      ui: { enabled: false },
      hosting: at(ports.hosting),
      auth: at(ports.auth),
      functions: at(ports.functions),
      storage: at(ports.storage),
      firestore: { ...at(ports.firestore), websocketPort: inner.firestoreWebsocket },
      hub: at(inner.hub),
      logging: at(inner.logging),
      eventarc: at(inner.eventarc),
      tasks: at(inner.tasks),
    },
  };
}

export function writeEmulatorConfig(directory: string, ports: Ports, inner: InnerPorts): string {
  const file = join(directory, 'firebase.json');
  const deployed = readDeployedConfig();
  const config = emulatorConfig(deployed, directory, ports, inner);
  writeFileSync(file, JSON.stringify(config, undefined, 2));
  const served = inRoot(deployed.hosting.public);
  mkdirSync(served, { recursive: true });
  writeFileSync(join(served, 'robots.txt'), robotsText(`http://${host}:${ports.hosting}`));
  return file;
}
