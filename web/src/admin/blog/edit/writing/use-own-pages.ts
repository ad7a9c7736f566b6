import { sitemapFile } from '@agency/domain/site/files';
import { useEffect, useState } from 'react';
import type { OwnPages } from './checks.ts';

/** The addresses of the site's own pages, as its sitemap names them; null while they aren't known. */
export function useOwnPages(): OwnPages {
  const [pages, setPages] = useState<OwnPages>(null);
  useEffect(() => {
    let isGone = false;
    readPages().then(
      (found) => {
        if (!isGone) setPages(found);
      },
      // Without them there is nothing to compare with, which is said nowhere: the checks are a help.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return pages;
}

async function readPages(): Promise<ReadonlySet<string>> {
  const answer = await fetch(sitemapFile);
  if (!answer.ok) throw new Error(`The sitemap answered ${answer.status}`);
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  return new Set(addresses.map(([, address = '']) => new URL(address).pathname));
}
