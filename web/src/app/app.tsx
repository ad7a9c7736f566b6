import type { ComponentType, ReactNode } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import type { Params } from '../platform/matcher.ts';
import type { AnyPage, PageProps, PageState } from '../platform/page.ts';
import type { Route } from '../routes.ts';
import type { FrameComponent } from './frames/frame.ts';
import { Guarded } from './guarded.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageFailure } from './page-failure.tsx';

/** One page as rendered. */
export interface View {
  readonly route?: Route | undefined;
  readonly params: Params;
  readonly page?: AnyPage | undefined;
  readonly frame: FrameComponent;
  readonly state: PageState;
  readonly search: string;
  readonly hash?: string;
  readonly historyState?: unknown;
  /** True for a page left as the server sent it. */
  readonly frozen: boolean;
}

/** On the server nobody navigates. */
const still: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  push() {},
  replace() {},
  go() {},
};

/** Read only where React makes the region anew, because a translation has changed the texts around it. */
const serverHtml = {
  get __html(): string {
    return document.querySelector('[data-page]')?.innerHTML ?? '';
  },
};

/**
 * The region that changes from page to page. A frozen page is the server's HTML, left alone: React does not diff the
 * inside of an element with `dangerouslySetInnerHTML`, and the same object again changes nothing.
 */
function Region({ frozen, children }: { frozen: boolean; children: ReactNode }) {
  if (frozen) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps what the server rendered
    return <div data-page="" suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />;
  }
  return <div data-page="">{children}</div>;
}

function Page({ view }: { view: View }) {
  const { route, page, state, params } = view;
  if (state.error) return <PageFailure {...state.error} />;
  // The route table pairs page and data: see AnyPage.
  const Component = page as ComponentType<PageProps<unknown>> | undefined;
  const { path, site, data, form } = state;
  const content = Component ? (
    <Component data={data} params={params} path={path} site={site} form={form} />
  ) : null;
  return route?.guard ? <Guarded guard={route.guard}>{content}</Guarded> : content;
}

interface AppProps {
  readonly view: View;
  readonly navigator?: Navigator;
}

/** The one root app: a frame and a page area. The same on the server and in the browser. */
export function App({ view, navigator }: AppProps) {
  const { state, search, hash, historyState, frozen, frame: Frame } = view;
  const location = {
    pathname: state.path,
    search,
    hash: hash ?? '',
    state: historyState ?? null,
    key: 'default',
  };
  return (
    <Router location={location} navigator={navigator ?? still} static={navigator === undefined}>
      <Frame site={state.site}>
        <Region key={state.path} frozen={frozen}>
          <PageBoundary>
            <Page view={view} />
          </PageBoundary>
        </Region>
      </Frame>
    </Router>
  );
}
