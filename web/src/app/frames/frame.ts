import type { ComponentType, ReactNode } from 'react';
import type { SiteFrame } from '../../platform/site-frame.ts';

export interface FrameProps {
  readonly site: SiteFrame;
  readonly children: ReactNode;
}

/** A layout with its props: the frame around a page. */
export type FrameComponent = ComponentType<FrameProps>;
