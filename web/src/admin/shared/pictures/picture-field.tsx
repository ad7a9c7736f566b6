import { type DragEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { altHint, altLabel } from './alt-text-form.tsx';
import { LibraryPicture } from './library-picture.tsx';
import { type ChosenPicture, PicturePicker } from './picture-picker.tsx';
import styles from './pictures.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null | undefined;
  readonly value: ChosenPicture | null;
  readonly onChange: (picture: ChosenPicture | null) => void;
}

/** A picture of the library for a record, with what it shows there. */
export function PictureField({ name, label, hint, error, value, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  const open = (files: readonly File[]) => {
    setDropped(files);
    setOpen(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [first] = event.dataTransfer.files;
    if (first) open([first]);
  };
  return (
    <fieldset
      className={styles.field}
      aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same */}
      <div
        className={cx(value === null && styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {value === null ? (
          <Button about={`for ${label}`} onClick={() => open([])}>
            Choose or drop a picture
          </Button>
        ) : (
          <Chosen name={name} label={label} value={value} onChange={onChange} onOpen={() => open([])} />
        )}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
      <PicturePicker open={isOpen} onOpenChange={setOpen} onChoose={onChange} dropped={dropped} />
    </fieldset>
  );
}

interface ChosenProps extends Pick<Props, 'name' | 'label' | 'onChange'> {
  readonly value: ChosenPicture;
  readonly onOpen: () => void;
}

function Chosen({ name, label, value, onChange, onOpen }: ChosenProps) {
  return (
    <div className={styles.chosen}>
      <LibraryPicture picture={value} width={240} />
      <div>
        <TextField
          name={`${name}-alt`}
          label={altLabel}
          hint={altHint}
          maxLength={200}
          value={value.alt}
          onChange={({ target }) => onChange({ ...value, alt: target.value })}
        />
        <div className={styles.buttons}>
          <Button size="small" about={`for ${label}`} onClick={onOpen}>
            Choose another
          </Button>
          <Button size="small" variant="quiet" about={label} onClick={() => onChange(null)}>
            Remove
          </Button>
        </div>
      </div>
    </div>
  );
}
