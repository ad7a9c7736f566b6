import { expectTypeOf, test } from 'vitest';
import type { MailContent } from './outbox.ts';

interface Words<TData> {
  readonly template: 'notice';
  readonly data: TData;
}

test('only an existing kind with its own data can be queued: anything else fails to compile', () => {
  expectTypeOf<Words<{ notice: 'newLinkAsked'; linkId: string }>>().toExtend<MailContent>();
  expectTypeOf<Words<{ notice: 'newLinkAskd'; linkId: string }>>().not.toExtend<MailContent>();
  expectTypeOf<Words<{ notice: 'newLinkAsked'; quoteId: string }>>().not.toExtend<MailContent>();
  expectTypeOf<Words<{ linkId: string }>>().not.toExtend<MailContent>();
});
