import { Button } from '../button.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** The page that shows what was found: it reads the parameter `q`. */
  readonly action: string;
  readonly label: string;
  readonly typed: string;
  readonly placeholder?: string;
}

/** A search of the public site, by a plain form: it works without script. */
export function SearchForm({ action, label, typed, placeholder }: SearchFormProps) {
  return (
    <search>
      <form action={action} className={styles.form}>
        <TextField
          name="q"
          label={label}
          type="search"
          defaultValue={typed}
          maxLength={100}
          placeholder={placeholder}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
