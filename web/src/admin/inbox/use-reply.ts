import { enquiryMessageBody } from '@agency/domain/enquiry/message';
import type { Stored } from '@agency/domain/shared/parse';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { newId } from '../shared/new-id.ts';
import type { InboxEnquiry } from './enquiry.ts';
import type { EnquiryKind } from './kinds.ts';
import { dropReply, type ReplyPlace, readReply, storeReply } from './reply-copy.ts';

const reply = v.object({ message: enquiryMessageBody });
export type Reply = v.InferOutput<typeof reply>;

/**
 * A reply that is being written, stored in this browser until it is sent, and what its writer had seen of the
 * conversation: from the first word on, until they say that they have seen more.
 */
export function useReply(
  kind: EnquiryKind['kind'],
  { id, lastMessageId }: Pick<Stored<InboxEnquiry>, 'id' | 'lastMessageId'>,
) {
  const { uid } = useSignedIn();
  const place = useMemo<ReplyPlace>(() => ({ uid, kind, id }), [uid, kind, id]);
  const [first] = useState(() => readReply(localStorage, place));
  const replyId = useRef(first?.replyId ?? newId());
  const form = useForm<Reply>({
    resolver: useMemo(() => valibotResolver(reply), []),
    defaultValues: { message: first?.message ?? '' },
  });
  // Undefined while nothing is written: then whatever comes is seen.
  const [seen, setSeen] = useState<string | null | undefined>(first?.seen);
  const seenNow = useRef({ seen, lastMessageId });
  seenNow.current = { seen, lastMessageId };
  const store = useCallback(
    (message: string, since: string | null) =>
      storeReply(localStorage, place, { replyId: replyId.current, message, seen: since }),
    [place],
  );
  useEffect(() => {
    const { unsubscribe } = form.watch(({ message = '' }) => {
      const known = seenNow.current;
      const since = known.seen === undefined ? known.lastMessageId : known.seen;
      store(message, since);
      setSeen(message === '' ? undefined : since);
    });
    return unsubscribe;
  }, [form, store]);
  return {
    form,
    replyId,
    seen: seen === undefined ? lastMessageId : seen,
    /** The writer has seen the conversation as it is. */
    catchUp: () => {
      setSeen(lastMessageId);
      store(form.getValues('message'), lastMessageId);
    },
    /** It was sent: what is written next is another. */
    finish: useCallback(() => {
      dropReply(localStorage, place);
      replyId.current = newId();
      form.reset({ message: '' });
      setSeen(undefined);
    }, [form, place]),
    /** What was sent under this id was another text: this one needs its own. */
    renew: () => {
      replyId.current = newId();
      store(form.getValues('message'), seenNow.current.seen ?? lastMessageId);
    },
  };
}
