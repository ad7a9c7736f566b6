import { textSearch } from '@agency/domain/shared/search-tokens';
import type { Command } from '../../ui/app/command-dialog.tsx';

/** The commands whose words begin with every word that was typed, in their own order. */
export function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const isFound = textSearch(typed);
  return commands.filter(({ label, detail }) => isFound(`${label} ${detail ?? ''}`));
}
