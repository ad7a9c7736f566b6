import { adminPaths } from '@agency/domain/site/admin-paths';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { PageHead } from '../../ui/app/card.tsx';
import { Tabs } from '../../ui/app/tabs.tsx';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { NewChecklistDialog } from '../shared/checklist/new-checklist-dialog.tsx';
import { ListView } from '../shared/list/list-view.tsx';
import { allChecklists, checklistBulk, ownChecklists } from './checklist-list.tsx';

/**
 * `/admin/checklists`: running ones and templates, `?list=mine` those in which one has something to do; `?new=1` opens
 * the dialog of a new one, `&from=` with a template. Each has a page of its own.
 */
export default function ChecklistsPage() {
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { value: 'all', label: 'All', content: <ListView list={allChecklists} actions={checklistBulk} /> },
    { value: 'mine', label: 'Yours', content: <Mine /> },
  ] as const;
  const shown = tabs.find(({ value }) => value === query.get('list')) ?? tabs[0];
  return (
    <>
      <PageHead title="Checklists" actions={<NewChecklist />} />
      <Tabs
        label="Lists"
        value={shown.value}
        onValueChange={(list) => setQuery(list === 'all' ? {} : { list }, { replace: true })}
        tabs={tabs}
      />
    </>
  );
}

function Mine() {
  const { uid } = useSignedIn();
  const list = useMemo(() => ({ ...ownChecklists, where: { openAssigneeUids: uid } }), [uid]);
  return <ListView list={list} />;
}

function NewChecklist() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const setOpen = (isOpen: boolean) => {
    const next = new URLSearchParams(query);
    if (isOpen) next.set('new', '1');
    else for (const name of ['new', 'from']) next.delete(name);
    setQuery(next, { replace: true });
  };
  return (
    <>
      <Button icon={<PlusIcon />} variant="primary" onClick={() => setOpen(true)}>
        New checklist
      </Button>
      {query.has('new') ? (
        <NewChecklistDialog
          project={null}
          from={query.get('from')}
          onClose={() => setOpen(false)}
          onMade={(id) => navigate(adminPaths.checklist({ id }))}
        />
      ) : null}
    </>
  );
}
