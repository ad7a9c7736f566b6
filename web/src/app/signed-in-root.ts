import type { ComponentType, ReactNode } from 'react';
import { memoised } from '../platform/memoised.ts';
import type { GuardName } from '../routes.ts';

/** Wraps every guarded page: starts Firebase, waits for the session, runs the guard by name. */
export type SignedInRoot = ComponentType<{ readonly guard: GuardName; readonly children: ReactNode }>;

const modules = import.meta.glob<{ SignedInRoot: SignedInRoot }>(
  '../firebase/session/session-root.client.tsx',
);

/** Fetched once; called early by the entry so that it loads alongside the page. */
export const loadSignedInRoot = memoised(async (): Promise<SignedInRoot> => {
  const module = modules['../firebase/session/session-root.client.tsx'];
  if (!module) throw new Error('The signed-in part of the site is missing from this build');
  return (await module()).SignedInRoot;
});
