import type { ResponsivePicture } from '@agency/domain/site/picture';

export interface PictureProps {
  readonly picture: ResponsivePicture;
  /** Shown instead where the visitor's system is set to dark. */
  readonly dark?: ResponsivePicture | undefined;
  /** What it shows, for those who do not see it; empty where the words beside it say the same. */
  readonly alt: string;
  /** How wide it is on the page, for the browser to choose by: '(min-width: 60rem) 24rem, 92vw'. */
  readonly sizes: string;
  /** For the one picture that is the largest thing on the first screen. All others load lazily. */
  readonly priority?: boolean | undefined;
  readonly className?: string | undefined;
}

const dark = '(prefers-color-scheme: dark)';

function Sources({
  picture,
  sizes,
  media,
}: Pick<PictureProps, 'picture' | 'sizes'> & { readonly media?: string }) {
  return picture.sources.map(({ type, srcset }) => (
    <source key={type} type={type} media={media} srcSet={srcset} sizes={sizes} />
  ));
}

/** A picture in the format and width that suits the browser, with its space reserved before it loads. */
export function Picture({ picture, dark: atNight, alt, sizes, priority, className }: PictureProps) {
  const { width, height, fallback } = picture;
  return (
    <picture>
      {atNight ? <Sources picture={atNight} sizes={sizes} media={dark} /> : null}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={fallback}
        width={width}
        height={height}
        alt={alt}
        className={className}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
