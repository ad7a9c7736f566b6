import { shortcuts } from '../../ui/app/shortcuts.ts';
import { useShortcutKey, useShortcuts } from '../../ui/app/use-shortcuts.ts';

/** Ctrl or Cmd and S saves, wherever the focus is. */
export function useSaveKey(save: () => unknown): void {
  useShortcutKey(shortcuts.save, save);
  useShortcuts('In this editor', [shortcuts.save]);
}
