import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Command, CommandDialog } from '../../../ui/app/command-dialog.tsx';
import { mayLeave } from '../../../ui/form/unsaved-changes.ts';
import { askedAction } from './client-actions.ts';
import { actionCommands, foundCommands, recentCommands } from './commands.ts';
import { fixedCommands } from './fixed-commands.ts';
import type { KindName } from './found.ts';
import { kinds } from './kinds.ts';
import type { Search } from './record-search.ts';
import { useRecents } from './use-recents.ts';
import { useRecordSearch } from './use-record-search.ts';
import { problemWords } from './words.ts';

interface Props {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

const clientsAlone: readonly KindName[] = ['client'];

/** Finds a record, a page or something to do, by the beginnings of words. */
export function CommandPalette({ onClose, onShortcuts }: Props) {
  const [typed, setTyped] = useState('');
  const go = useGo();
  const recents = useRecents();
  const asked = askedAction(typed);
  const search = useRecordSearch(asked?.client ?? typed, asked ? clientsAlone : undefined, recents);
  const [opened] = useState(() => recents?.list() ?? []);
  const commands = (): Command[] => {
    if (asked) return actionCommands(asked.action, search.groups, go);
    const recent = recentCommands(opened, typed, go);
    const listOf = (kind: KindName, words: string) => kinds[kind].list(words);
    const above = new Set(recent.map(({ id }) => id));
    return [
      ...recent,
      ...fixedCommands({ go, onShortcuts }, typed),
      ...foundCommands(search.groups, { typed, isBusy: search.isBusy, above, listOf, go }),
    ];
  };
  return (
    <CommandDialog
      open
      onOpenChange={(open) => !open && onClose()}
      commands={commands()}
      query={typed}
      onQueryChange={setTyped}
      busy={search.isBusy}
      problem={problemWords(search)}
      hint={asked?.client === '' ? 'Type the start of the client’s name.' : hintOf(search)}
    />
  );
}

function hintOf({ groups }: Search): string | undefined {
  return groups.some(({ hasMore }) => hasMore) ? 'Type more to narrow this down.' : undefined;
}

function useGo(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => {
    if (mayLeave()) navigate(href);
  };
}
