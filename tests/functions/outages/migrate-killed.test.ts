import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { changedSoFar, command, expectAllRight, plantContacts, progressNow } from '../migrate-world.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
const worlds: World[] = [];
beforeEach(async () => {
  world = await makeWorld('migrate');
  worlds.push(world);
});
afterAll(() => Promise.all(worlds.map((each) => each.close())));

/** Kills its own process as soon as this is printed, since nothing can be paused. */
const dyingAt = (start: string) => {
  const source = `const { log } = console;
    console.log = (line) => {
      log(line);
      if (line.startsWith(${JSON.stringify(start)})) process.kill(process.pid, 'SIGKILL');
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(source)}`];
};

describe('npm run migrate -- search-words', () => {
  it('killed after each page and run again, changes each document once and correctly', async () => {
    await plantContacts(world, 450);
    const afterPage = dyingAt('contacts: ');
    const atEachKill: Map<string, string>[] = [];
    let last = await command(world, ['search-words'], afterPage);
    while (last.signal === 'SIGKILL') {
      atEachKill.push(await changedSoFar(world));
      last = await command(world, ['search-words'], afterPage);
    }
    expect(atEachKill.map(({ size }) => size)).toEqual([200, 400, 450]);
    expect([last.code, last.err]).toEqual([0, '']);
    expect(last.out).toContain('450 looked at, 450 changed, 0 can’t be read');
    await expectAllRight(world, 450);
    expect(await progressNow(world)).toMatchObject({ lookedAt: 450, changed: 450, unreadable: 0 });
    const inTheEnd = await changedSoFar(world);
    for (const changed of atEachKill) expect([...inTheEnd]).toEqual(expect.arrayContaining([...changed]));
  });

  it('two at once take turns, and change each document once', async () => {
    await plantContacts(world, 450);
    const both = await Promise.all([command(world, ['search-words']), command(world, ['search-words'])]);
    expect(both.map(({ code, err }) => [code, err])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    await expectAllRight(world, 450);
    expect(await progressNow(world)).toMatchObject({ lookedAt: 450, changed: 450 });
  });
});
