import { quoteList } from '@agency/domain/quote/queries';
import type { QuoteHead } from '@agency/domain/quote/schema';
import { listQuery } from '@agency/domain/shared/list-queries';
import { isUnreadable, type Listed } from '@agency/domain/shared/parse';
import { searchToken } from '@agency/domain/shared/search-tokens';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import { getDocsFromServer } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buildQuery } from '../../firebase/firestore/build-query.ts';
import { type Cursor, cursorAt } from '../../firebase/firestore/cursor.ts';
import { describeReadError } from '../../firebase/firestore/read-error.ts';
import { quotes } from '../../firebase/records/quote.ts';
import { openSession } from '../../firebase/session/session.client.ts';
import { type Command, CommandDialog } from '../../ui/app/command-dialog.tsx';
import { mayLeave } from '../../ui/form/unsaved-changes.ts';
import { foundAmong, mostSearchPages } from '../shared/list/found-among.ts';
import { statusWords, whoOf } from '../shared/quote-words.ts';
import { matchingCommands } from './commands.ts';
import { screens } from './screens.ts';
import { signOutHere } from './sign-out.client.ts';

const searchDelayMs = 200;
/** As many as fit below the pages without scrolling. */
const foundLimit = 8;

interface Props {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** Jump to a page, an action or a quote. */
export function CommandPalette({ onClose, onShortcuts }: Props) {
  const [typed, setTyped] = useState('');
  const go = useGo();
  const { found, busy, problem } = useFoundQuotes(typed);
  const commands = [
    ...matchingCommands(fixedCommands(go, onShortcuts), typed),
    ...found.map(({ id, title, detail }) => ({
      id,
      label: `${id} ${title}`.trim(),
      detail,
      group: 'Quotes',
      onRun: () => go(adminPaths.quote(id)),
    })),
  ];
  return (
    <CommandDialog
      open
      onOpenChange={(open) => !open && onClose()}
      commands={commands}
      query={typed}
      onQueryChange={setTyped}
      busy={busy}
      problem={problem}
    />
  );
}

function useGo(): (href: string) => void {
  const navigate = useNavigate();
  return (href) => {
    if (mayLeave()) navigate(href);
  };
}

function fixedCommands(go: (href: string) => void, onShortcuts: () => void): Command[] {
  const page = (label: string, href: string): Command => ({
    id: href,
    label,
    group: 'Pages',
    onRun: () => go(href),
  });
  return [
    ...screens.map(({ title, href }) => page(title, href)),
    {
      id: 'email-templates',
      label: 'View email templates',
      group: 'Actions',
      onRun: () => go(adminPaths.settings({ tab: 'templates' })),
    },
    {
      id: 'new-quote',
      label: 'New quote',
      group: 'Actions',
      onRun: () => go(adminPaths.quotes({ new: '1' })),
    },
    {
      id: 'new-project',
      label: 'New project',
      group: 'Actions',
      onRun: () => go(adminPaths.projects({ new: '1' })),
    },
    {
      id: 'website',
      label: 'Open the website',
      group: 'Actions',
      onRun: () => void window.open(paths.home(), '_blank', 'noopener'),
    },
    { id: 'shortcuts', label: 'Keyboard shortcuts', group: 'Actions', onRun: onShortcuts },
    { id: 'sign-out', label: 'Sign out', group: 'Actions', onRun: () => void signOutHere() },
  ];
}

interface FoundQuote {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

/** Page by page, until enough match or the search has changed. */
async function findQuotes(token: string, typed: string, isWanted: () => boolean): Promise<FoundQuote[]> {
  const { firebase } = await openSession();
  const all = quotes.all(firebase.firestore(), []);
  const { spec, values } = listQuery(quoteList, { by: {}, token });
  const found: Listed<QuoteHead>[] = [];
  let after: Cursor | null = null;
  for (let page = 0; page < mostSearchPages && found.length < foundLimit && isWanted(); page += 1) {
    const { docs } = await getDocsFromServer(buildQuery(all, spec, values, { limit: spec.limit, after }));
    found.push(
      ...foundAmong(
        docs.map((each) => each.data()),
        typed,
        ({ searchTokens }) => searchTokens,
      ),
    );
    const last = docs[spec.limit - 1];
    if (!last) break;
    after = cursorAt(spec, last);
  }
  return found.slice(0, foundLimit).map((quote) => {
    const { id } = quote;
    if (isUnreadable(quote)) return { id, title: '', detail: 'We can’t read this record' };
    return { id, title: quote.title, detail: `${whoOf(quote).name}, ${statusWords[quote.status].label}` };
  });
}

interface QuoteSearch {
  readonly found: readonly FoundQuote[];
  readonly busy: boolean;
  /** Why it failed, in words. */
  readonly problem?: string;
}

const noSearch: QuoteSearch = { found: [], busy: false };

/** Quotes by the start of a word in number, name, company, email or title, debounced. */
function useFoundQuotes(typed: string): QuoteSearch {
  const [state, setState] = useState<QuoteSearch>(noSearch);
  useEffect(() => {
    const token = searchToken(typed);
    if (token === null || typed.trim().length < 2) return setState(noSearch);
    let isWanted = true;
    setState(({ found }) => ({ found, busy: true }));
    const timer = setTimeout(() => {
      findQuotes(token, typed, () => isWanted)
        .then((found): QuoteSearch => ({ found, busy: false }))
        .catch((error: unknown): QuoteSearch => {
          console.error('Searching quotes failed', error);
          const { message } = describeReadError(error, 'the quotes');
          return { ...noSearch, problem: `We couldn’t search quotes. ${message}` };
        })
        .then((state) => isWanted && setState(state));
    }, searchDelayMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return state;
}
