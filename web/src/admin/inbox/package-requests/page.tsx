import { packageRequestKind } from '../kinds.ts';
import { InboxScreen } from '../screen.tsx';

/** `/admin/package-requests`: who asked for a package; `?request={id}` opens one. */
export default function PackageRequestsPage() {
  return <InboxScreen kind={packageRequestKind} />;
}
