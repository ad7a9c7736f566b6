import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './screen.module.css';
import { type ScreenName, screens } from './screens.ts';

interface ScreenProps {
  readonly name: ScreenName;
  /** How wide it is on the page. */
  readonly sizes: string;
  readonly priority?: boolean | undefined;
  /** Without alternative text where the title beside it says what it is. */
  readonly silent?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of our screens, light or dark as the visitor's system is. */
export function Screen({ name, sizes, priority, silent = false, className }: ScreenProps) {
  const { light, dark, alt } = screens[name];
  return (
    <div className={cx(styles.screen, className)}>
      <Picture picture={light} dark={dark} alt={silent ? '' : alt} sizes={sizes} priority={priority} />
    </div>
  );
}
