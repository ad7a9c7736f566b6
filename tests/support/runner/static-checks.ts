import type { Counted } from './reports.ts';
import { runTool, type ToolResult } from './run-tool.ts';

/** Checks that read the tree only; each counts as one. */
export const staticChecks: Record<'types' | 'lint' | 'unused', () => Promise<Counted>> = {
  // A checker for each project: several share its work at twice the cost.
  types: async () =>
    asOne('The types do not fit', [
      await runTool({
        script: 'typescript/bin/tsc',
        args: ['--build', '--builders', '2', '--checkers', '1'],
      }),
    ]),
  lint: async () =>
    asOne('Lint, format or an import border', [
      await runTool({
        script: '@biomejs/biome/bin/biome',
        args: ['check', '--error-on-warnings', '--max-diagnostics=50', '.'],
      }),
    ]),
  unused: async () =>
    asOne('Code or a dependency that nothing uses', [
      await runTool({ script: 'knip/bin/knip.js', args: [] }),
    ]),
};

function asOne(title: string, results: readonly ToolResult[]): Counted {
  const bad = results.filter(({ ok }) => !ok);
  if (bad.length === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [{ title, detail: bad.map(({ output }) => output).join('\n') }] };
}
