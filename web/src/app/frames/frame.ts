import type { ComponentType, ReactNode } from 'react';
import type { SiteFrame } from '../../platform/site-frame.ts';

export interface FrameProps {
  readonly site: SiteFrame;
  readonly children: ReactNode;
}

/** A layout filled with what it needs: the house around a page. */
export type FrameComponent = ComponentType<FrameProps>;
