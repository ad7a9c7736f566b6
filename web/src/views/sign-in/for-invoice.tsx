import { paths } from '@agency/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { Anchor } from '../../ui/anchor.tsx';
import { readNextPath } from './next-path.ts';
import styles from './sign-in.module.css';

/** For who came from the email with an invoice and may have no account; not where a session of theirs has ended. */
export function ForInvoice() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const isForInvoice = readNextPath(query.get('next'))?.startsWith(paths.client.invoices());
  if (!isForInvoice || query.has('ended')) return null;
  return (
    <p className={styles.intro}>
      The PDF attached to the email with the invoice has all you need to pay. To see your invoices here, sign
      in or <Anchor href={paths.client.register()}>create an account</Anchor> with the address we email you
      at.
    </p>
  );
}
