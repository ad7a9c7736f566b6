import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Feature } from './feature.tsx';

const props = { subject: 'the quotes', loading: null, children: null };

it('shows an error for what failed alone, and not for what is read next', () => {
  const feature = new Feature({ ...props, resetKey: 'list=drafts' });
  const failed = { ...feature.state, ...Feature.getDerivedStateFromError(new Error('permission-denied')) };
  expect(Feature.getDerivedStateFromProps({ ...props, resetKey: 'list=drafts' }, failed)).toBeNull();
  expect(Feature.getDerivedStateFromProps({ ...props, resetKey: 'list=sent' }, failed)).toEqual({
    failure: undefined,
    isDoubted: false,
    resetKey: 'list=sent',
  });
});

it.each(['permission-denied', 'unavailable', 'failed-precondition'])(
  'offers another try after %s',
  (code) => {
    const feature = new Feature(props);
    const failure = Object.assign(new Error(code), { code });
    feature.state = { ...feature.state, ...Feature.getDerivedStateFromError(failure) };
    if (code === 'permission-denied') {
      // Until it is known that the session still counts.
      expect(renderToStaticMarkup(feature.render())).toContain('Loading the quotes');
      feature.state = { ...feature.state, isDoubted: false };
    }
    const html = renderToStaticMarkup(feature.render());
    expect(html).toContain('role="alert"');
    expect(html).toContain('We can’t show the quotes');
    expect(html).toContain('Try again</');
  },
);
