import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, importsOf, isTest, sources, text, within } from './sources.ts';

/** What the repository promises about itself, read from its own files. */
function offenders(
  candidates: readonly string[],
  isWrong: (content: string, file: string) => boolean,
): string[] {
  return candidates.filter((file) => isWrong(text.get(file) ?? '', file));
}

describe('borders that lint cannot see', () => {
  it('reads more than a few files', () => {
    expect(sources.length).toBeGreaterThan(200);
  });

  it('layers reach each other by package name only', () => {
    const layers = ['domain', 'functions', 'web', 'emulators', 'deploy', 'tests'];
    // Tests of operations call them straight, with the real emulators behind; the bench measures them like that. What is
    // deployed is checked by the tables that it is made from. Public pages are rendered with the sample data.
    const mayReachIn = (file: string) => /^(tests\/(functions|bench|site)|deploy\/src)\//.test(file);
    // The one table of routes is there for test runs too.
    const isRouteTable = (target: string) => target === 'web/src/routes.ts';
    // Pages that are tested name pictures of the build: the runner takes the build's own plugin.
    const isRunner = (file: string) => file === 'vitest.config.ts';
    const wrong = sources
      .filter((file) => !mayReachIn(file) && !isRunner(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(
            (target) =>
              layers.includes(target.split('/')[0] ?? '') &&
              target.split('/')[0] !== file.split('/')[0] &&
              !(file.startsWith('tests/') && isRouteTable(target)),
          )
          .map((target) => `${file} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('a feature does not import the inside of another feature', () => {
    const areas: readonly [string, readonly string[]][] = [
      ['web/src/site', ['content', 'shared']],
      ['web/src/client', ['shared']],
      ['web/src/admin', ['shared', 'shell']],
    ];
    // Today opens what the others made, in place; none of them knows it.
    const mayUseAll = (area: string, feature: string | undefined) =>
      area === 'web/src/admin' && feature === 'dashboard';
    const wrong = areas.flatMap(([area, open]) =>
      within(area).flatMap((file) => {
        const feature = file.split('/')[3];
        return importsOf(file)
          .filter(
            (target) => target.startsWith('web/src/') && /^web\/src\/(site|client|admin)\//.test(target),
          )
          .filter((target) => {
            const [, , other, room = ''] = target.split('/');
            return (
              `web/src/${other}` !== area ||
              (room !== feature &&
                !open.includes(room) &&
                !open.includes(feature ?? '') &&
                !mayUseAll(area, feature))
            );
          })
          .map((target) => `${file} → ${target}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('one way to do each thing', () => {
  it('no Firebase on the public site', () => {
    const wrong = within('web/src/site').filter((file) =>
      importsOf(file).some((target) => /^(firebase|reactfire|web\/src\/firebase)\b/.test(target)),
    );
    expect(wrong).toEqual([]);
  });

  it('stored documents are asked for by declared queries alone, from which the index file is made', () => {
    const builder = 'functions/src/platform/firestore.ts';
    const wrong = offenders(
      within('functions/src'),
      (content, file) => !isTest(file) && file !== builder && /\.(?:where|orderBy)\(/.test(content),
    );
    expect(wrong).toEqual([]);
    expect(text.get(builder)).toMatch(/\.where\(/);
  });

  it('browsers write documents through one module, which names the fields that it changes', () => {
    const writer = 'web/src/firebase/firestore/write.ts';
    const wrong = offenders(within('web/src'), (content, file) => {
      const writes =
        content.match(/\b(updateDoc|setDoc|addDoc|deleteDoc|writeBatch|runTransaction)\(/g) ?? [];
      return (
        !isTest(file) &&
        writes.some((write) => file !== writer || !/^(?:updateDoc|setDoc|runTransaction)\($/.test(write))
      );
    });
    expect(wrong).toEqual([]);
    // A new one, which the rules refuse where there is one (its `createdAt` never changes), or one field of one that stays.
    const sets = text.get(writer)?.match(/\bsetDoc\([^;]+;/g) ?? [];
    expect(sets.length).toBeGreaterThan(0);
    for (const set of sets) expect(set).toMatch(/createdAt: serverTimestamp\(\)|\{ merge: true \}/);
    expect(text.get(writer)).toContain('updateDoc(');
    // A transaction compares before it updates, and does nothing else.
    const transacted = text.get(writer)?.match(/\btransaction\.\w+\(/g) ?? [];
    expect(transacted.filter((call) => !/\.(?:get|update)\($/.test(call))).toEqual([]);
  });

  it('a document that may exist is set in units of work, which preserve the fields of a newer build', () => {
    // The first is where they do it, the second adds up, and a new code takes the place of the one before.
    const known = ['platform/commit.ts', 'platform/rate-limit.ts', 'link/step-up.ts'];
    const wrong = offenders(
      within('functions/src'),
      (content, file) =>
        !isTest(file) &&
        !known.some((one) => file.endsWith(one)) &&
        /(\b(ref|batch|transaction|snapshot)|[a-z]Ref|doc\([^()]*\)|Ref\([^()]*\))\.set\(/.test(content),
    );
    expect(wrong).toEqual([]);
  });

  it('only the provider module talks to the mail provider', () => {
    const wrong = within('functions/src').filter(
      (file) =>
        !isTest(file) && file !== 'functions/src/mail/provider.ts' && importsOf(file).includes('resend'),
    );
    expect(wrong).toEqual([]);
  });

  it('every trigger stands beside its idea and follows one policy for what fails', () => {
    const index = text.get('functions/src/index.ts') ?? '';
    const triggers = [...index.matchAll(/= (?:onWritten|onFinalized)\([\s\S]*?\n\);/g)].map(
      ([trigger]) =>
        /\(await import\('\.\/([\w-]+\/(?:[\w-]+-)?written\.ts)'\)\)\.written,/.exec(trigger)?.[1],
    );
    expect(triggers.length).toBeGreaterThan(10);
    const wrong = triggers.filter(
      (file) => !/^export const written = triggerHandler\b/m.test(text.get(`functions/src/${file}`) ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('dates and numbers are formatted in one place', () => {
    const wrong = offenders(
      [...within('domain/src'), ...within('functions/src'), ...within('web/src')],
      (content) =>
        /\.toLocale(String|DateString|TimeString)\(|new Intl\.(NumberFormat|DateTimeFormat)/.test(content),
    );
    expect(wrong).toEqual([]);
  });

  it('stored documents are read only where it is decided what becomes of one that can’t be', () => {
    const decides =
      /^(functions\/src\/(platform\/firestore|access\/sync-access|.*written)|web\/src\/firebase\/(firestore\/converter|session\/session\.client))\.ts$/;
    const wrong = offenders(
      [...within('functions/src'), ...within('web/src')],
      (content, file) => !isTest(file) && !decides.test(file) && /\bparseDocument\(/.test(content),
    );
    expect(wrong).toEqual([]);
  });

  it('totals are worked out by the one calculator', () => {
    const wrong = offenders(
      [...within('functions/src'), ...within('web/src'), ...within('emulators/src')],
      (content, file) => !isTest(file) && /vatRate\s*[*/]|\*\s*\w*[vV]atRate/.test(content),
    );
    expect(wrong).toEqual([]);
  });
});

/** Lines of comments and test titles that name a document outside the repository, a point of it or a case in it. */
function citationsIn(content: string): string[] {
  const isSaid = /\/\/|^\s*\/?\*|^\s*(?:it|test|describe)\b/;
  const citation =
    /\b(?:data-model|(?:the|\() ?specification\b|specification,? point|architecture '|quality '|design card|point \d+\b|PB-\d+)|\bof specification\b|\((['`"])[A-Z]\d{1,2}: /;
  return content.split('\n').filter((line) => isSaid.test(line) && citation.test(line));
}

describe('nothing left behind', () => {
  const own = 'tests/tree/safety.test.ts';

  it('no marks of unfinished work', () => {
    const wrong = offenders(
      files,
      (content, file) =>
        file !== own &&
        !file.startsWith('tests/support/runner/') &&
        /\b(TODO|FIXME|XXX|HACK)\b|lorem ipsum|coming soon/i.test(content),
    );
    expect(wrong).toEqual([]);
  });

  it('no comment leads to a document that is not here', () => {
    const documents = new Set(files.map((file) => basename(file)));
    const named = sources.flatMap((file) => {
      const comments = (text.get(file) ?? '').matchAll(/(?:\/\/|^ *\/?\*).*?([\w-]+\.md)\b/gm);
      return [...comments].map(([, name = '']) => ({ file, name }));
    });
    expect(named.filter(({ name }) => !documents.has(name))).toEqual([]);
  });

  it('no comment or title cites a document by its subject', () => {
    const cited = sources
      .filter((file) => file !== own)
      .flatMap((file) => citationsIn(text.get(file) ?? '').map((line) => `${file}: ${line}`));
    const styles = files
      .filter((file) => /\.(css|rules)$/.test(file))
      .flatMap((file) => citationsIn(text.get(file) ?? ''));
    expect([...cited, ...styles]).toEqual([]);
  });

  it.each([
    "/** What the drain works by (data-model 'Mail drain'); times in milliseconds. */",
    "/** What is kept for how long (data-model 'Time'): the schedule forgets by it, and the privacy page prints it. */",
    '/** At most this many lines, characters of a description and bytes of a whole version (data-model, `versions`). */',
    "/** A document's audience, see data-model 'Visibility': no version while nobody may see it. */",
    " * Queues the reminders that go today (data-model 'Time'). Each in its own commit, guarded by its invoice.",
    " * and they audit; the mail comes from here (architecture 'How something that happens becomes a mail').",
    '/** Renders a template with the data at hand and queues it; never throws (specification, point 8). */',
    '/** The size that the networks ask for (specification, point 2). */',
    "/** Firestore's own figures (specification point 9), in bytes. */",
    '/** Seconds that a long poll may take (specification point 9). */',
    ' * A session, in the order of specification point 4: not ready; the first state of authentication; user and user',
    '/** Everything that the product knows of a session (specification point 3). */',
    "/** What can go wrong with a file in the bucket (specification point 8), by the SDK's code. */",
    '/** The bucket, with the retry times of specification point 9. */',
    ' * Scroll reveal (specification, point 9: offset 120, 400 ms, ease, delay 0).',
    '/** How long a quote is on screen before it counts as viewed (data-model, States). */',
    '/** As the design card asks. */',
    '// Case PB-06.',
    "test('an unknown path is a 404 with the words of the specification', async () => {",
    "  it('says so in the words of the specification', () => {",
    "  it('names codes as the specification does', () => {",
    "  test('D6: an open offer is expired from the first moment after its last day', () => {",
    "  test('V7: 3-decimal quantity × 2-decimal price is rounded once, half up, to whole pence', () => {",
  ])('a citation would be found in %s', (line) => {
    expect(citationsIn(line)).toEqual([line]);
  });

  it('no test is skipped, focused or waits for a fixed time', () => {
    // Sign-in times are whole seconds, and a bench only looks on.
    const waiting = ['tests/functions/support/next-second.ts', 'tests/bench/mails.ts'];
    const wrong = offenders(
      sources.filter(isTest),
      (content, file) =>
        ![own, ...waiting].includes(file) &&
        /\b(it|test|describe)\.(only|skip|todo|fixme)\b|waitForTimeout\(|timers\/promises/.test(content),
    );
    expect(wrong).toEqual([]);
  });

  it('every way around types or lint gives its reason', () => {
    const isBare = (content: string) => {
      const lines = content.split('\n');
      return lines.some(
        (line, index) =>
          /@ts-(ignore|nocheck)|biome-ignore[^:]*$/.test(line) ||
          (/\bas unknown as\b/.test(line) &&
            !/\/\/|\*/.test(lines.slice(Math.max(0, index - 2), index + 1).join('\n'))),
      );
    };
    expect(offenders(sources, (content, file) => file !== own && isBare(content))).toEqual([]);
  });

  it('no relative import without its ending, no default export outside page modules and configuration', () => {
    const withoutEnding = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.includes('/') && /^(domain|functions|web|emulators|tests)\//.test(target))
        .filter((target) => !/\.(ts|tsx|css|mjs|json|woff2|svg|webp|png|java|md)(\?\w+)?$/.test(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(withoutEnding).toEqual([]);
    const defaults = offenders(
      sources,
      (content, file) =>
        /^export default /m.test(content) &&
        !/(page\.tsx|\.config\.ts|vite\.config\.ts|playwright\.config\.ts)$/.test(file),
    );
    expect(defaults).toEqual([]);
  });
});
