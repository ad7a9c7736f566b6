import { type ComponentType, lazy, Suspense } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { cx } from '../../ui/cx.ts';
import { useFieldId } from '../../ui/fields/field-id.ts';
import type { FileFieldProps } from '../../ui/fields/file-field.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import styles from './quote.module.css';
import type { Uploads } from './use-uploads.ts';

/** Only scripts send files, so the field comes with them; without it the form is sent as it is. */
const FileField = lazy<ComponentType<FileFieldProps>>(() =>
  import('../../ui/fields/file-field.tsx').then(
    ({ FileField }) => ({ default: FileField }),
    () => ({ default: () => null }),
  ),
);

interface FilesFieldProps {
  readonly uploads: Uploads;
  readonly accept: string;
  readonly email: string;
  readonly error: string | undefined;
}

export function FilesField({ uploads, accept, email, error }: FilesFieldProps) {
  const alive = useHydrated();
  const inPlaceOfFiles = useFieldId('attachments');
  return (
    <>
      <div className={cx(styles.scripted, styles.files)}>
        {alive ? (
          <Suspense>
            <FileField
              name="attachments"
              label="Files"
              optional
              hint="A brief, a logo, screenshots: up to 5 files of 10 MB each."
              multiple
              accept={accept}
              files={uploads.files}
              onAdd={uploads.add}
              onRemove={uploads.remove}
              onRetry={uploads.retry}
              error={uploads.error ?? error}
            />
          </Suspense>
        ) : null}
      </div>
      <p className={styles.unscripted} id={alive ? undefined : inPlaceOfFiles}>
        To send us files, reply to our confirmation email, or email <MailLink address={email} />.
      </p>
    </>
  );
}
