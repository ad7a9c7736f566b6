import { Component, type ReactNode } from 'react';
import { PageFailure } from './page-failure.tsx';

interface Props {
  readonly children: ReactNode;
}

/** A page that throws while rendering becomes the error page; header and footer stay. */
export class PageBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <PageFailure status={500} message="We couldn’t show this page. Please try again." />;
  }
}
