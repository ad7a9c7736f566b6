import { useState } from 'react';
import { Dialog } from '../../ui/app/dialog.tsx';
import { keyCaps, type Shortcut, shortcuts } from '../../ui/app/shortcuts.ts';
import { type ShortcutGroup, useScreenShortcuts } from '../../ui/app/use-shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { areSingleKeysOn, switchSingleKeys } from '../shared/single-keys.ts';
import styles from './shortcut-list.module.css';

const anywhere: ShortcutGroup = {
  title: 'Anywhere',
  shortcuts: [shortcuts.search, shortcuts.list, shortcuts.close],
};

/** The keyboard shortcuts, those of the screen first. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const own = useScreenShortcuts();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard shortcuts">
      <div className={styles.groups}>
        {[...own, anywhere].map((group) => (
          <Group key={group.title} group={group} />
        ))}
        <SingleKeys />
      </div>
    </Dialog>
  );
}

function Group({ group }: { readonly group: ShortcutGroup }) {
  return (
    <section>
      <h3 className={styles.title}>{group.title}</h3>
      <dl className={styles.list}>
        {group.shortcuts.map((shortcut) => (
          <div key={shortcut.label} className={styles.row}>
            <dt>{shortcut.label}</dt>
            <dd>
              <Keys shortcut={shortcut} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Keys({ shortcut }: { readonly shortcut: Shortcut }) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return shortcut.keys.map((keys, index) => (
    <span key={keys} className={styles.keys}>
      {index > 0 ? <span className={styles.or}>or</span> : null}
      {keyCaps(keys, isMac).map((cap) => (
        <kbd key={cap}>{cap}</kbd>
      ))}
    </span>
  ));
}

function SingleKeys() {
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <p className={styles.question}>
      <span>
        {isOn
          ? '? opens this list, and J goes to what needs an answer on Today.'
          : '? and J are switched off.'}
      </span>
      <span> You can always open it from the account menu.</span>
      <Button
        size="small"
        onClick={() => {
          switchSingleKeys(!isOn);
          setOn(areSingleKeysOn());
        }}
      >
        {isOn ? 'Switch off ? and J' : 'Switch on ? and J'}
      </Button>
    </p>
  );
}
