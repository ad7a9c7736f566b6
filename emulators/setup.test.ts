import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkJava, checkNode, commands, isInstalled, javaMajor, SetupError } from './setup.mjs';

describe('the version of Node.js', () => {
  it('is refused below 20, with where to get a newer one', () => {
    expect(() => checkNode('18.20.1')).toThrow(
      /Node\.js 20 or newer, and this is 18\.20\.1[\s\S]*nodejs\.org/,
    );
  });
  it.each(['20.0.0', '24.21.0', '100.1.0'])('%s will do', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });
});

describe('the version of Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_392"', 8],
    ['javac 21.0.1', 21],
    ['javac 1.8.0_392', 8],
    ['jar 17.0.15', 17],
    ['openjdk version "25" 2025-09-16', 25],
    ['No Java runtime present, requesting install.', undefined],
  ])('is read out of %j', (output, major) => {
    expect(javaMajor(output)).toBe(major);
  });

  const answers = (java: string, javac: string, jar: string) => (command: string) =>
    ({ java, javac, jar })[command];

  it('17 with all three commands will do', () => {
    expect(() => checkJava(answers('openjdk version "17.0.1"', 'javac 17.0.1', 'jar 17.0.1'))).not.toThrow();
  });
  it('names everything that is wrong in one error, with the mend', () => {
    const check = () => checkJava(answers('openjdk version "11.0.2"', '', ''));
    expect(check).toThrow(SetupError);
    expect(check).toThrow(
      /java is version 11, javac is missing, jar is missing[\s\S]*apt-get install openjdk/,
    );
  });
  it('notices a JRE, which has no compiler', () => {
    expect(() => checkJava(answers('openjdk version "21.0.1"', '', 'jar 21.0.1'))).toThrow(
      /javac is missing/,
    );
  });
});

describe('what is installed', () => {
  const wanted = {
    packages: {
      '': {},
      web: { version: '0.1.0' },
      'node_modules/@agency/web': { link: true },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/for-windows': { version: '2.0.0', optional: true },
    },
  };
  it('agrees when each needed package has its version', () => {
    const installed = {
      packages: { 'node_modules/@agency/web': { link: true }, 'node_modules/a': { version: '1.0.0' } },
    };
    expect(isInstalled(wanted, installed)).toBe(true);
  });
  it.each([
    ['nothing is there', {}],
    [
      'a package has another version',
      { 'node_modules/@agency/web': { link: true }, 'node_modules/a': { version: '1.0.1' } },
    ],
    ['a workspace is not linked', { 'node_modules/a': { version: '1.0.0' } }],
  ])('does not agree when %s', (_what, packages) => {
    expect(isInstalled(wanted, { packages })).toBe(false);
  });
});

it('serves every command that package.json asks of it', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const asked = Object.values<string>(scripts).flatMap(
    (script) => /setup\.mjs ([\w-]+)/.exec(script)?.[1] ?? [],
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !(name in commands))).toEqual([]);
});
