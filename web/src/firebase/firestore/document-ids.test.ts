import { expect, it } from 'vitest';
import { refuseImpossible } from './document-ids.ts';
import { describeReadError } from './read-error.ts';

it.each(['', 'a/b', '/', '.', '..', '__name__'])('there is nothing under %j, which is no bug', (id) => {
  const read = () => refuseImpossible(['Q-7K3M9P', id]);
  try {
    read();
  } catch (thrown) {
    expect(describeReadError(thrown, 'this message').kind).toBe('missing');
  }
  expect(read).toThrow();
});

it.each(['C-7K3M9P', 'c5a2.63e3', '...', 'notice.inboxReply.C-7K3M9P.0f'])('%j can be one', (id) => {
  expect(() => refuseImpossible([id])).not.toThrow();
});
