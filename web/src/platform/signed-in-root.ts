import type { ComponentType, ReactNode } from 'react';
import type { GuardName } from '../routes.ts';

/** What stands around every guarded page: starts Firebase, waits for the session, runs the guard by its name. */
export type SignedInRoot = ComponentType<{ readonly guard: GuardName; readonly children: ReactNode }>;

const modules = import.meta.glob<{ SignedInRoot: SignedInRoot }>('./session-root.client.tsx');

let loading: Promise<SignedInRoot> | undefined;

async function load(): Promise<SignedInRoot> {
  const module = modules['./session-root.client.tsx'];
  if (!module) throw new Error('The signed-in part of the site is missing from this build');
  return (await module()).SignedInRoot;
}

/** Fetched once; called early by the entry so that it comes alongside the page. */
export function loadSignedInRoot(): Promise<SignedInRoot> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
