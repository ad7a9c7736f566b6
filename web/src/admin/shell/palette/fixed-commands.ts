import { isBlank } from '@agency/domain/shared/plain-text';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { paths } from '@agency/domain/site/paths';
import type { Command } from '../../../ui/app/command-dialog.tsx';
import { settingsSections } from '../../settings/sections.ts';
import { screens } from '../screens.ts';
import { signOutHere } from '../sign-out.client.ts';
import { clientActions } from './client-actions.ts';
import { matchingCommands } from './commands.ts';

export interface Reaches {
  readonly go: (href: string) => void;
  readonly onShortcuts: () => void;
}

/** The pages and actions of which every word typed begins one; while nothing is typed the actions, as the menu has the pages. */
export function fixedCommands(reaches: Reaches, typed: string): Command[] {
  const all = [...pages(reaches), ...actions(reaches)];
  return isBlank(typed) ? [...actions(reaches), ...pages(reaches)] : matchingCommands(all, typed);
}

function pages({ go }: Reaches): Command[] {
  const page = (label: string, href: string): Command => ({
    id: href,
    label,
    group: 'Pages',
    onRun: () => go(href),
  });
  return [
    ...screens.map(({ title, href }) => page(title, href)),
    ...settingsSections.map(({ value, label }) =>
      page(`Settings: ${label}`, adminPaths.settings({ tab: value })),
    ),
  ];
}

function actions({ go, onShortcuts }: Reaches): Command[] {
  const action = (id: string, label: string, onRun: () => void): Command => ({
    id,
    label,
    group: 'Actions',
    onRun,
  });
  const opens = (label: string, href: string) => action(href, label, () => go(href));
  return [
    opens('New quote', adminPaths.quotes({ new: '1' })),
    opens('New client', adminPaths.clients({ new: '1' })),
    opens('New project', adminPaths.projects({ new: '1' })),
    opens('New invoice', adminPaths.invoices({ new: '1' })),
    opens('Record receipt', adminPaths.invoices({ new: 'receipt' })),
    opens('New checklist', adminPaths.checklists({ new: '1' })),
    opens('New post', adminPaths.newBlogPost()),
    ...clientActions.map(({ id, verb }) => ({
      ...action(id, `${verb} …`, () => undefined),
      fills: `${verb} `,
    })),
    action('shortcuts', 'Keyboard shortcuts', onShortcuts),
    action('website', 'Open the website', () => void window.open(paths.home(), '_blank', 'noopener')),
    action('sign-out', 'Sign out', () => void signOutHere()),
  ];
}
