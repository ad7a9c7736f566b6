import { AdminShell } from '../../admin/shell/admin-shell.tsx';
import type { FrameProps } from './frame.ts';

export function AdminFrame({ site, children }: FrameProps) {
  return <AdminShell brandName={site.brandName}>{children}</AdminShell>;
}
