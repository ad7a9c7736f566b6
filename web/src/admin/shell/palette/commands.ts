import { textSearch } from '@agency/domain/shared/search-tokens';
import type { Command } from '../../../ui/app/command-dialog.tsx';
import { type ClientAction, clientActions } from './client-actions.ts';
import { type Group, mostShown } from './find-records.ts';
import { type Found, type KindName, keyOf, type NamedRecord } from './found.ts';
import { hrefOf } from './record-at.ts';
import { groupNames } from './words.ts';

type Go = (href: string) => void;

/** The commands whose words begin with every word that was typed, in their own order. */
export function matchingCommands<T extends Pick<Command, 'label' | 'detail'>>(
  commands: readonly T[],
  typed: string,
): T[] {
  const isFound = textSearch(typed);
  return commands.filter(({ label, detail }) => isFound(`${label} ${detail ?? ''}`));
}

function recordCommand(record: NamedRecord, group: string, go: Go): Command {
  const { label, detail } = record;
  return { id: keyOf(record), label, detail, group, onRun: () => go(hrefOf(record)) };
}

const shownRecents = { idle: 6, typing: 4 };

/** What was opened last, of those that match. */
export function recentCommands(recents: readonly NamedRecord[], typed: string, go: Go): Command[] {
  const most = typed.trim() === '' ? shownRecents.idle : shownRecents.typing;
  return matchingCommands(recents, typed)
    .slice(0, most)
    .map((record) => recordCommand(record, 'Recent', go));
}

interface Shown {
  readonly typed: string;
  /** More may arrive. */
  readonly isBusy: boolean;
  /** The ids of commands that stand above: what was opened last. */
  readonly above: ReadonlySet<string>;
  /** The list of a kind, with a search. */
  readonly listOf: (kind: KindName, search: string) => string;
  readonly go: Go;
}

/** The records found, kind by kind, with what is begun for the first client, and where there are more. */
export function foundCommands(groups: readonly Group[], shown: Shown): Command[] {
  const isAnything = groups.some(({ found }) => found.length > 0);
  const commands = groups.flatMap(({ kind, found, hasMore }) => {
    const rest = found.filter((record) => !shown.above.has(keyOf(record)));
    const isCut = found.length > 0 ? hasMore || rest.length > mostShown : hasMore && !isAnything;
    return [
      ...rest.slice(0, mostShown).map((record) => recordCommand(record, groupNames[kind], shown.go)),
      ...(isCut ? [allOf(kind, shown)] : []),
    ];
  });
  // At the end, and once it is the end: nothing comes in above what somebody is about to choose.
  return shown.isBusy ? commands : [...commands, ...forFirstClient(groups, shown.go)];
}

function allOf(kind: KindName, { typed, listOf, go }: Shown): Command {
  const many = groupNames[kind];
  return {
    id: `all/${kind}`,
    label: `Show all in ${many}`,
    group: many,
    onRun: () => go(listOf(kind, typed.trim())),
  };
}

/** The clients that something can be begun for. */
function clientsOf(groups: readonly Group[]): readonly Found[] {
  const found = groups.flatMap((group) => (group.kind === 'client' ? group.found : []));
  return found.filter(({ isArchived, tokens }) => !isArchived && tokens !== null);
}

function forFirstClient(groups: readonly Group[], go: Go): Command[] {
  const [client] = clientsOf(groups);
  if (!client) return [];
  return clientActions.map((action) => ({
    ...clientCommand(action, client, go),
    group: `For ${client.label}`,
  }));
}

function clientCommand({ id, verb, href }: ClientAction, client: NamedRecord, go: Go): Command {
  return {
    id: `${id}/${client.id}`,
    label: `${verb} ${client.label}`,
    onRun: () => go(href(client.id)),
  };
}

const mostClients = 8;

/** An action for each client found. */
export function actionCommands(action: ClientAction, groups: readonly Group[], go: Go): Command[] {
  return clientsOf(groups)
    .slice(0, mostClients)
    .map((client) => ({ ...clientCommand(action, client, go), detail: client.detail, group: 'Clients' }));
}
