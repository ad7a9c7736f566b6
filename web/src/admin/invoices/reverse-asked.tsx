import { useSearchParams } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { ReverseDialog } from './money/reverse-dialog.tsx';

/** The dialog that `?reverse=` opens: a receipt that paid no invoice, or a refund, stands on the client's account alone. */
export function ReverseAsked() {
  const [query, setQuery] = useSearchParams();
  const receiptId = query.get('reverse');
  if (receiptId === null) return null;
  const close = () => {
    const next = new URLSearchParams(query);
    next.delete('reverse');
    setQuery(next, { replace: true });
  };
  return (
    <Feature subject="this receipt" loading={null} resetKey={receiptId}>
      <ReverseDialog receiptId={receiptId} onClose={close} />
    </Feature>
  );
}
