import type { LayoutName } from '../../routes.ts';
import { DefaultFrame } from './default-frame.tsx';
import type { FrameComponent } from './frame.ts';
import { PlainFrame } from './plain-frame.tsx';

/** The files whose styles a layout needs besides those of the entry. */
export const layoutFiles: Readonly<Record<LayoutName, string | undefined>> = {
  default: undefined,
  none: undefined,
  client: 'src/app/frames/client-frame.tsx',
  admin: 'src/app/frames/admin-frame.tsx',
};

/** The public layouts are part of the entry; the others are loaded on demand. */
export async function loadFrame(layout: LayoutName): Promise<FrameComponent> {
  switch (layout) {
    case 'default':
      return DefaultFrame;
    case 'none':
      return PlainFrame;
    case 'client':
      return (await import('./client-frame.tsx')).ClientFrame;
    case 'admin':
      return (await import('./admin-frame.tsx')).AdminFrame;
  }
}
