import { type Suppression, suppressionText } from '@agency/domain/mail/suppression';
import { formatInstantDate } from '@agency/domain/shared/format';
import { useEffect, useState } from 'react';

/** What the mail provider reported of an address; null where nothing speaks against it. */
export function problemOf({ bouncedAt, complainedAt }: Suppression): string | null {
  if (bouncedAt) return `An email bounced on ${formatInstantDate(bouncedAt)}`;
  return complainedAt ? `Reported as unwanted on ${formatInstantDate(complainedAt)}` : null;
}

/** The id under which an address's reports are stored; null until it is worked out. */
export function useSuppressionId(address: string): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void sha256Hex(suppressionText(address)).then((hash) => {
      if (isWanted) setId(hash);
    });
    return () => {
      isWanted = false;
    };
  }, [address]);
  return id;
}

async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
