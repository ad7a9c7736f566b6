import { AdminLayout } from '../../layouts/admin-layout.tsx';
import { paths } from '../../paths.ts';
import type { FrameProps } from '../frame.ts';

const nav = [
  {
    items: [
      { label: 'Today', href: paths.admin.home(), exact: true },
      { label: 'Quotes', href: paths.admin.quotes() },
    ],
  },
];

export function AdminFrame({ site, children }: FrameProps) {
  return (
    <AdminLayout brandName={site.brandName} home={paths.admin.home()} nav={nav}>
      {children}
    </AdminLayout>
  );
}
