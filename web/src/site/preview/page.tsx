import { formatInstantDate } from '@agency/domain/shared/format';
import { paths } from '@agency/domain/site/paths';
import type { PageProps } from '../../platform/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Hero } from '../../ui/site/hero.tsx';
import { Container } from '../../ui/site/section.tsx';
import { PostArticle } from '../../views/post/post-article.tsx';
import styles from './preview.module.css';
import type { PreviewData } from './preview.server.ts';

/** `/preview/{token}`: a draft, for anyone who has its address. */
export default function PreviewPage({
  data: { article, pictureTicket, by, expiresAt },
}: PageProps<PreviewData>) {
  if (article === null) {
    return (
      <Hero
        seed="preview"
        title="This preview has ended"
        lead="Previews last for seven days, or until someone switches them off. Ask the person who sent it to you for a new link."
        actions={<ButtonLink href={paths.blog()}>Read the blog</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Container className={styles.note}>
        <Callout tone="info" title="This post isn’t public">
          <p>{`${by} shared this draft. Anyone who has the address can read it until ${formatInstantDate(new Date(expiresAt))}.`}</p>
        </Callout>
      </Container>
      <PostArticle
        {...article}
        pictureTicket={pictureTicket}
        post={{ ...article.post, title: article.post.title || 'Untitled post' }}
      />
    </>
  );
}
