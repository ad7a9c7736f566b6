import * as v from 'valibot';

const names = v.optional(v.record(v.string(), v.string()), {});

const ownManifest = v.object({ name: v.string(), version: v.string(), dependencies: names });

const entry = v.looseObject({
  version: v.optional(v.string()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })), {}),
});
type Entry = v.InferOutput<typeof entry>;

const wholeLock = v.object({ lockfileVersion: v.literal(3), packages: v.record(v.string(), v.unknown()) });

/** The workspace of the functions in the lock file of the repository. */
const workspace = 'functions';

/** A package that has to be there, and where its own dependencies are looked up from. */
interface Needed {
  readonly location: string;
  readonly entry: Entry;
  /** Nothing but optional dependencies lead to it: an install goes on without it. */
  optional: boolean;
}

/**
 * What the functions are uploaded with: a `package.json` of their runtime dependencies alone (all others are bundled),
 * and the part of the repository's lock file that these need, so that the cloud installs what was tested here.
 * @param own functions/package.json
 * @param root package-lock.json of the repository
 * @throws when the lock file lacks a dependency, or holds two versions that would need the same place.
 */
export function deployedPackage(own: unknown, root: unknown) {
  const { name, version, dependencies } = v.parse(ownManifest, own);
  const { packages } = v.parse(wholeLock, root);
  const needed = closure(dependencies, packages);
  const runtime = v.parse(v.object({ version: v.string() }), packages['node_modules/node']);
  const engines = { node: runtime.version.replace(/\..*/, '') };
  return {
    manifest: {
      name,
      version,
      private: true,
      type: 'module',
      main: 'index.js',
      engines,
      // Google's builder runs it once, before it stores the image that all starts begin from.
      scripts: { 'gcp-build': 'node fill-compile-cache.js' },
      dependencies,
    },
    lock: {
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name, version, dependencies, engines }, ...placed(needed, packages) },
    },
  };
}

/** All that these dependencies lead to, by where the repository's lock file has it. */
function closure(
  dependencies: Readonly<Record<string, string>>,
  packages: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Needed> {
  const needed = new Map<string, Needed>();
  const visit = (from: string, dependency: string, optional: boolean, mayLack: boolean): void => {
    const location = locate(packages, from, dependency);
    if (location === undefined) {
      if (mayLack) return;
      throw new Error(`package-lock.json has no ${dependency}, which ${from} needs`);
    }
    const known = needed.get(location);
    // A package reached again through a required dependency is required, and so is what it needs.
    if (known && (optional || !known.optional)) return;
    const found = known ?? { location, entry: v.parse(entry, packages[location]), optional };
    found.optional = optional;
    needed.set(location, found);
    for (const one of edgesOf(found.entry)) visit(location, one.name, optional || one.optional, one.optional);
  };
  for (const dependency of Object.keys(dependencies)) visit(workspace, dependency, false, false);
  return needed;
}

/** npm installs peer dependencies too, unless they are optional. */
function edgesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Entry) {
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  return [
    ...Object.keys(dependencies).map((name) => ({ name, optional: name in optionalDependencies })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, optional: true })),
    ...peers.map((name) => ({ name, optional: false })),
  ];
}

/** Where Node.js finds a package: in the nearest `node_modules` on the way up. */
function locate(
  packages: Readonly<Record<string, unknown>>,
  from: string,
  dependency: string,
): string | undefined {
  const places = [from];
  for (let at = from.lastIndexOf('/node_modules/'); at > 0; at = from.lastIndexOf('/node_modules/', at - 1)) {
    places.push(from.slice(0, at));
  }
  const candidates = [
    ...places.map((place) => `${place}/node_modules/${dependency}`),
    `node_modules/${dependency}`,
  ];
  return candidates.find((candidate) => candidate in packages);
}

/** The entries as they stand in a lock file of their own, in npm's order. */
function placed(
  needed: ReadonlyMap<string, Needed>,
  packages: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const entries = new Map<string, unknown>();
  for (const { location, optional } of needed.values()) {
    const place = location.replace(new RegExp(`^${workspace}/`), '');
    if (entries.has(place)) throw new Error(`The functions need two versions at ${place}`);
    const {
      dev: _dev,
      devOptional: _either,
      peer: _peer,
      ...published
    } = v.parse(v.looseObject({}), packages[location]);
    const { optional: _optional, ...rest } = published;
    entries.set(place, optional ? { ...rest, optional: true } : rest);
  }
  return Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
