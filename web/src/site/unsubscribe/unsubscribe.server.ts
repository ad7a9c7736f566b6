import type { UnsubscribeView } from '@agency/domain/site/content';
import { serverPage } from '../../platform/server-page.server.ts';

export interface UnsubscribeData {
  readonly token: string;
  readonly asked: UnsubscribeView | null;
}

/** Opening it switches nothing off: mail scanners open every link. */
export const unsubscribePage = serverPage<UnsubscribeData>({
  async load({ content, params }) {
    const token = params.token ?? '';
    return { token, asked: await content.unsubscribeByToken(token) };
  },
  status: ({ asked }) => (asked === null ? 404 : 200),
  head: ({ asked }, { site }) =>
    asked === null
      ? { title: 'This link no longer works', description: 'Ask us to stop the emails.' }
      : { title: 'Stop these emails', description: `Which emails ${site.brandName} sends you.` },
});
