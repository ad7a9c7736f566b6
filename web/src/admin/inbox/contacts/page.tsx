import { contactKind } from '../kinds.ts';
import { InboxScreen } from '../screen.tsx';

/** `/admin/contacts`: what came through the contact form; `?contact={id}` opens one. */
export default function ContactsPage() {
  return <InboxScreen kind={contactKind} />;
}
