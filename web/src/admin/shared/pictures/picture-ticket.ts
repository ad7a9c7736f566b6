import { ticketedPicture, withPictureTicket } from '@agency/domain/site/files';
import { mediaWidths } from '@agency/domain/site/picture';
import { useCallback, useEffect, useState } from 'react';
import { callOperation } from '../../../firebase/operations.client.ts';
import { useSignedIn } from '../../../firebase/session/session-context.ts';

interface Ticket {
  readonly uid: string;
  readonly ticket: string;
  /** In milliseconds. */
  readonly expiresAt: number;
  readonly askedAt: number;
}

let held: Ticket | null = null;
let asking: Promise<Ticket> | null = null;

/** Asked for anew this long before it ends. */
const earlyMs = 30 * 60_000;
/** A picture that doesn't load may lack a newer ticket: that is asked for at most this often. */
const againMs = 60_000;

function current(uid: string): Ticket | null {
  return held?.uid === uid && held.expiresAt - earlyMs > Date.now() ? held : null;
}

async function ask(uid: string): Promise<Ticket> {
  asking ??= callOperation('getPictureTicket', {})
    .then((answer) => {
      held = { ...answer, uid, askedAt: Date.now() };
      return held;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

export interface PictureAddress {
  /** A picture of the library in a width that is at least this; null until its ticket is there. */
  readonly of: (path: string, width: number) => string | null;
  /** The same for all pictures in rendered Markdown. */
  readonly inHtml: (html: string) => string;
  /** One didn't load: its ticket may be no longer valid. */
  readonly failed: () => void;
}

/** Addresses at which staff see pictures of the library, also those that nobody else sees yet. */
export function usePictureAddress(): PictureAddress {
  const { uid } = useSignedIn();
  const [ticket, setTicket] = useState(() => current(uid));
  const renew = useCallback(() => {
    void ask(uid)
      .then(setTicket)
      // The placeholder stays, with what the picture shows in words.
      .catch(() => {});
  }, [uid]);
  useEffect(() => {
    if (current(uid) === null) renew();
  }, [uid, renew]);
  return {
    of: (path, width) => {
      const wanted = mediaWidths.find((made) => made >= width) ?? mediaWidths.at(-1);
      return ticket && ticketedPicture(ticket.ticket, `${path}/${wanted}.webp`);
    },
    inHtml: (html) => (ticket ? withPictureTicket(html, ticket.ticket) : html),
    failed: () => {
      if (held === null || Date.now() - held.askedAt > againMs) renew();
    },
  };
}
