import type { PageFacts } from './page-facts.ts';

const srcsetPart = /^(\/(?:assets|media)\/\S+) ([1-9]\d*)w$/;

function partsOf(srcset: string): { address: string; width: number }[] | null {
  const parts = srcset.split(', ').map((part) => srcsetPart.exec(part));
  if (parts.includes(null)) return null;
  return parts.flatMap((part) => (part ? [{ address: part[1] ?? '', width: Number(part[2]) }] : []));
}

/** All files of a page's pictures. */
export function addressesOf({ images, sources }: PageFacts): string[] {
  const chosen = sources.flatMap(({ srcset = '' }) => partsOf(srcset)?.map(({ address }) => address) ?? []);
  return [...images.flatMap(({ src }) => (src === undefined ? [] : [src])), ...chosen];
}

function sourceFaults({ srcset = '', sizes, type }: PageFacts['sources'][number]): (string | false)[] {
  const parts = partsOf(srcset);
  if (parts === null) return [`'${srcset}' names something that is not ours, or has no width`];
  const widths = parts.map(({ width }) => width);
  return [
    !sizes && `${srcset} says no sizes`,
    widths.some((width, index) => index > 0 && width <= (widths[index - 1] ?? 0)) &&
      `${srcset} is not in order`,
    parts.some(({ address }) => !address.endsWith(`.${type?.replace('image/', '')}`)) &&
      `${srcset} is not ${type}`,
  ];
}

/** The faults of a page's pictures; empty where all is well. */
export function pictureFaults(page: PageFacts): (string | false)[] {
  const { images, sources } = page;
  const eager = images.filter(({ loading }) => loading !== 'lazy');
  return [
    ...images.map(({ src = '' }) => !/^\/(?:assets|media)\//.test(src) && `${src} is not one of ours`),
    eager.length > 1 && `${eager.length} pictures do not wait`,
    ...eager.map(({ src, fetchpriority }) => fetchpriority !== 'high' && `${src} neither waits nor is first`),
    eager.length === 1 && images[0] !== eager[0] && `${eager[0]?.src} is not the first`,
    images.length > 0 && sources.length < images.length * 2 && 'a picture has fewer than two formats',
    ...sources.flatMap(sourceFaults),
  ];
}
