import type { ReloadGuard } from './reload-guard.ts';

/** The shortest interval between checks. */
export const askEveryMs = 3 * 60_000;

export interface DeployCheckSurroundings {
  /** The build of this document. */
  readonly ownBuild: string;
  now(): number;
  /** What `/builds/latest.json` says. Rejects without a connection. */
  askLatest(): Promise<unknown>;
  /** True while a form on the page says that leaving would lose what is in it. */
  hasUnsavedChanges(): boolean;
  /** True while anything on the page was filled in, saved somewhere or not. */
  holdsInput(): boolean;
  readonly guard: ReloadGuard;
  reload(): void;
}

export interface DeployCheck {
  /** A page was shown, or the tab became visible again. */
  onVisit(): Promise<void>;
  /** A script can't be loaded. `speculative`: it was only prefetched. */
  onChunkFailure(speculative: boolean): Promise<void>;
  /** True where the next page should come from the server, with the newer build. */
  wantsFullLoad(): boolean;
  /** Call it right before such a load. */
  noteFullLoad(): void;
}

function idOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return undefined;
  return typeof answer.id === 'string' && answer.id !== '' ? answer.id : undefined;
}

/** Detects a newer build, and switches to it where nothing is lost. */
export function makeDeployCheck(around: DeployCheckSurroundings): DeployCheck {
  let askedAt = around.now();
  let isOld = false;

  const ask = async (): Promise<void> => {
    askedAt = around.now();
    try {
      const latest = idOf(await around.askLatest());
      if (latest !== undefined) isOld = latest !== around.ownBuild;
    } catch {
      // No connection: the next visit asks again.
    }
  };
  return {
    async onVisit() {
      if (!isOld && around.now() - askedAt >= askEveryMs) await ask();
    },
    async onChunkFailure(speculative) {
      if (!isOld) await ask();
      // Offline, or a fault of this build: a reload would change nothing.
      if (!isOld || speculative || around.holdsInput() || !around.guard.allows()) return;
      around.guard.note();
      around.reload();
    },
    // Where something is unsaved, the person has already confirmed; the browser would ask a second time.
    wantsFullLoad: () => isOld && !around.hasUnsavedChanges() && around.guard.allows(),
    noteFullLoad: () => around.guard.note(),
  };
}
