import { expect, it } from 'vitest';
import { Feature } from './feature.tsx';

const props = { subject: 'the quotes', loading: null, children: null };

it('shows an error for what failed alone, and not for what is read next', () => {
  const feature = new Feature({ ...props, resetKey: 'list=drafts' });
  const failed = { ...feature.state, ...Feature.getDerivedStateFromError(new Error('permission-denied')) };
  expect(Feature.getDerivedStateFromProps({ ...props, resetKey: 'list=drafts' }, failed)).toBeNull();
  expect(Feature.getDerivedStateFromProps({ ...props, resetKey: 'list=sent' }, failed)).toEqual({
    failure: undefined,
    resetKey: 'list=sent',
  });
});
