import type { TrackedFile } from '@agency/domain/project/view';
import { formatBytes, formatInstantDate, unbroken } from '@agency/domain/shared/format';
import { paths } from '@agency/domain/site/paths';
import { Anchor } from '../../ui/anchor.tsx';
import { FileIcon } from '../../ui/icons.tsx';
import styles from './files-by-name.module.css';

/** What there is, and no more: who holds the link may be anyone. Nothing where there is nothing. */
export function FilesByName({ files }: { readonly files: readonly TrackedFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="project-files">
      <h2 id="project-files">Files</h2>
      <ul className={styles.list}>
        {files.map(({ name, size, addedAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files can have one name, and the list never changes
          <li key={index} className={styles.file}>
            <FileIcon className={styles.icon} />
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.detail}>
                {`${formatBytes(size)}, ${unbroken(formatInstantDate(new Date(addedAt)))}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        To download these, <Anchor href={paths.client.login()}>sign in</Anchor> with the address that we email
        about this project, or <Anchor href={paths.client.register()}>create an account</Anchor> with it.
      </p>
    </section>
  );
}
