import type { LayoutName } from '../routes.ts';
import type { FrameComponent } from './frame.ts';
import { DefaultFrame } from './frames/default-frame.tsx';
import { PlainFrame } from './frames/plain-frame.tsx';

/** The files whose styles a layout needs besides those of the entry. */
export const layoutFiles: Readonly<Record<LayoutName, string | undefined>> = {
  default: undefined,
  none: undefined,
  client: 'src/platform/frames/client-frame.tsx',
  admin: 'src/platform/frames/admin-frame.tsx',
};

/** The public layouts are part of the entry; the others come when a page wants them. */
export async function loadFrame(layout: LayoutName): Promise<FrameComponent> {
  switch (layout) {
    case 'default':
      return DefaultFrame;
    case 'none':
      return PlainFrame;
    case 'client':
      return (await import('./frames/client-frame.tsx')).ClientFrame;
    case 'admin':
      return (await import('./frames/admin-frame.tsx')).AdminFrame;
  }
}
