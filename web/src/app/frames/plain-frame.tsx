import { paths } from '@agency/domain/site/paths';
import { BareLayout } from '../../ui/layouts/bare-layout.tsx';
import type { FrameProps } from './frame.ts';

/** No header, no footer: one thing to do. */
export function PlainFrame({ site, children }: FrameProps) {
  return (
    <BareLayout brandName={site.brandName} home={paths.home()}>
      {children}
    </BareLayout>
  );
}
