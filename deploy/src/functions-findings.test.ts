import { describe, expect, it } from 'vitest';
import { isFine, tableOf } from './finding.ts';
import { judgeFunctions } from './functions-findings.ts';
import { functionsIn } from './manifest.ts';

const manifest = {
  endpoints: {
    ssr: {
      region: ['europe-west2'],
      availableMemoryMb: 512,
      httpsTrigger: {},
      secretEnvironmentVariables: [{ key: 'LINK_SIGNING_KEY' }],
      serviceAccountEmail: 'site-pages@',
    },
    drainMail: { region: ['europe-west2'], timeoutSeconds: 300, scheduleTrigger: { schedule: '* * * * *' } },
  },
};
const rewrites = [{ functionId: 'ssr', region: 'europe-west2' }];

describe('what is said of the functions', () => {
  it('is a line each, with what Google sets where they set nothing', () => {
    const findings = judgeFunctions(functionsIn(manifest), rewrites);
    expect(isFine(findings)).toBe(true);
    const table = tableOf(findings);
    expect(table).toMatch(/ssr +HTTP, 512 MiB, 60 s, as site-pages@/);
    expect(table).toMatch(/drainMail +schedule, 256 MiB, 300 s$/m);
    expect(table).toMatch(/Secrets +LINK_SIGNING_KEY: each needs a value/);
  });

  it('names rewrites that lead nowhere, a wrong region and too many', () => {
    const [name, away] = ['api', { region: ['us-central1'], httpsTrigger: {} }];
    const many = Array.from({ length: 31 }, (_, index) => [`${name}${index}`, away]);
    const table = tableOf(judgeFunctions(functionsIn({ endpoints: Object.fromEntries(many) }), rewrites));
    expect(table).toContain('✗ Functions');
    expect(table).toContain('lead nowhere: ssr');
    expect(table).toMatch(/To fix:\n {2}Functions: merge some/);
  });

  it('refuses a trigger of a kind that it does not know', () => {
    const strange = { endpoints: { one: { region: ['europe-west2'], taskQueueTrigger: {} } } };
    expect(() => functionsIn(strange)).toThrow('one has no trigger that is known here');
  });
});
