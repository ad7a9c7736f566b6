import type { blogCategory } from '@agency/domain/blog-category/schema';
import type { BlogPost } from '@agency/domain/blog-post/schema';
import { isPublic } from '@agency/domain/blog-post/status';
import type { ServicePackage } from '@agency/domain/package/schema';
import type { PortfolioItem } from '@agency/domain/portfolio-item/schema';
import type { PublicPortfolioItem, PublicPost, SiteContent } from '@agency/domain/site/content';
import { seedBlog } from '@agency/emulators/seed/blog';
import { makeContext } from '@agency/emulators/seed/context';
import { seedPackages } from '@agency/emulators/seed/package';
import { seedPortfolio } from '@agency/emulators/seed/portfolio-item';
import { seedSettings } from '@agency/emulators/seed/settings';
import type * as v from 'valibot';

// The public site with the sample data, without a database.

interface Written {
  readonly id: string;
  readonly document: unknown;
}

/** What the seed puts into Firestore for the public pages, by collection. */
async function seedPublic() {
  const written = new Map<string, Written[]>();
  const file = { save: async () => undefined };
  // Only these of the suite are asked for by the seeds below.
  const options = {
    storage: { bucket: () => ({ storage: { retryOptions: {} }, file: () => file }) },
    addresses: { hosting: 'https://downland.example' },
  } as unknown as Parameters<typeof makeContext>[0];
  const context = makeContext(options);
  const put: typeof context.put = (name, ids, schema, document) => {
    const parsed = context.put(name, ids, schema, document);
    written.set(name, [...(written.get(name) ?? []), { id: ids.join('/'), document: parsed }]);
    return parsed;
  };
  const settings = seedSettings({ ...context, put });
  seedPackages({ ...context, put });
  await Promise.all([seedPortfolio({ ...context, put }), seedBlog({ ...context, put })]);
  // The seed has parsed each document by its collection's schema.
  const of = <T>(name: string) =>
    (written.get(name) ?? []).map(({ id, document }) => ({ id, ...(document as T) }));
  return { settings, of };
}

function toPost({ publishAt, createdAt, updatedAt, ...post }: BlogPost): PublicPost {
  return {
    ...post,
    publishedAt: (publishAt ?? createdAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
    words: post.body.split(/\s+/).length,
  };
}

/** The content from which every public page of the sample agency is made. */
export async function sampleSite(): Promise<SiteContent> {
  const { settings, of } = await seedPublic();
  const posts = of<BlogPost>('blogPosts')
    .filter((post) => isPublic(post, new Date()))
    .map(toPost);
  const portfolio = of<PortfolioItem>('portfolioItems').map(
    (item): PublicPortfolioItem => ({ ...item, updatedAt: item.updatedAt.toISOString() }),
  );
  const nothing = async () => null;
  return {
    settings: async () => settings.site,
    pricing: async () => settings.business,
    packages: async () => of<ServicePackage>('packages'),
    posts: async () => posts,
    post: async (slug) => posts.find((post) => post.slug === slug) ?? null,
    categories: async () =>
      of<v.InferOutput<typeof blogCategory>>('blogCategories').map(({ id, ...rest }) => ({
        slug: id,
        ...rest,
      })),
    portfolio: async () => portfolio,
    redirectFrom: nothing,
    quoteByToken: nothing,
    projectByToken: nothing,
    unsubscribeByToken: nothing,
    previewByToken: nothing,
    certificate: nothing,
  };
}
