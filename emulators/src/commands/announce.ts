import { adminPaths } from '@agency/domain/site/admin-paths';
import { absoluteUrl, paths } from '@agency/domain/site/paths';
import type { Product } from '../product.ts';
import { sampleSignIns } from '../seed/sign-ins.ts';
import { say } from './run-until-stopped.ts';

/** The addresses, the sign-ins and two links to start with; the last line says that everything is up. */
export function announce({ addresses, samples }: Product, seconds: string): void {
  const width = Math.max(...sampleSignIns.map(({ email }) => email.length));
  const lines = [
    '',
    `Site          ${addresses.hosting}/`,
    `Client area   ${absoluteUrl(addresses.hosting, paths.client.login())}`,
    `Back office   ${absoluteUrl(addresses.hosting, adminPaths.login())}`,
    `Mailbox       ${addresses.mailbox}/`,
    `Emulators     for tools (not pages): Auth ${addresses.auth}, Firestore ${addresses.firestore}, Functions ${addresses.functions}, Storage ${addresses.storage}`,
    '',
    'Sample sign-ins',
    ...sampleSignIns.map(
      ({ email, password, is }) => `  ${email.padEnd(width)}  ${password.padEnd(20)}  ${is}`,
    ),
    '',
    `Project tracking link   ${samples.trackingUrl}`,
    `Quote view link         ${samples.quoteUrl}`,
    '',
    `Ready after ${seconds} s. Press Ctrl-C to stop everything.`,
  ];
  for (const line of lines) say(line);
}
