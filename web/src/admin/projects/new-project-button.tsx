import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { readAsked } from '../shared/list/address.ts';
import { NewProjectDialog } from './new/new-project-dialog.tsx';
import { projectsList } from './project-list.tsx';

/** The button above the list, and the dialog that `?new=1` opens: for the list's client, as a copy of `?copy=`. */
export function NewProject() {
  const [query, setQuery] = useSearchParams();
  const setOpen = (isOpen: boolean) => {
    const next = new URLSearchParams(query);
    if (isOpen) next.set('new', '1');
    else for (const name of ['new', 'copy']) next.delete(name);
    setQuery(next, { replace: true });
  };
  return (
    <>
      <Button icon={<PlusIcon />} variant="primary" onClick={() => setOpen(true)}>
        New project
      </Button>
      {query.has('new') ? (
        <NewProjectDialog
          clientId={readAsked(projectsList, query).filters.of || null}
          copyOf={query.get('copy')}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
