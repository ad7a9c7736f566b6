import type { BlogPostDraft, BlogPostDraftText } from '@agency/domain/blog-post/draft';
import type { BlogPost } from '@agency/domain/blog-post/schema';
import { wasPublic } from '@agency/domain/blog-post/status';
import { formatQuantity } from '@agency/domain/shared/format-numbers';
import type { Stored } from '@agency/domain/shared/parse';
import { slugOf } from '@agency/domain/shared/slug-of';
import type { EditorView } from '@codemirror/view';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { PageHead } from '../../../ui/app/card.tsx';
import { LoadingState } from '../../../ui/app/states.tsx';
import { Tabs } from '../../../ui/app/tabs.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Muted } from '../../../ui/text.tsx';
import { readingMinutes } from '../../../views/markdown/reading-time.ts';
import frame from '../../shared/editor/editor.module.css';
import { useNow } from '../../shared/use-now.ts';
import { useSaveKey } from '../../shared/use-save-key.ts';
import { titleOf } from '../post-words.ts';
import { Conflict } from './conflict.tsx';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import { PicturesCard } from './pictures/pictures-card.tsx';
import { useTextPictures } from './pictures/use-text-pictures.ts';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { SearchPreview } from './preview/search-preview.tsx';
import { useRendered } from './preview/use-rendered.ts';
import { PublishDialog } from './publishing/publish-dialog.tsx';
import { checksOf } from './writing/checks.ts';
import { ChecksPanel } from './writing/checks-panel.tsx';
import { Details } from './writing/details.tsx';
import type { FoundCopies } from './writing/draft-copies.ts';
import { type Draft, useDraft } from './writing/use-draft.ts';
import { useOwnPages } from './writing/use-own-pages.ts';
import { Writing } from './writing/writing.tsx';

interface Props {
  readonly post: Stored<BlogPost>;
  readonly draft: Stored<BlogPostDraft>;
  readonly copies: FoundCopies;
  readonly uid: string;
}

/** The text on one side, how it looks on the other; saved as it is typed. */
export function PostEditor({ post, draft: stored, copies, uid }: Props) {
  const draft = useDraft({ postId: post.id, uid, stored, copies });
  const now = laterOf(useNow(), post.updatedAt);
  const view = useRef<EditorView | null>(null);
  const [aside, setAside] = useState<BlogPostDraftText | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  // The first picture of a post without a cover is that.
  const pictures = useTextPictures(view, (path) => {
    if (draft.text.cover === null) draft.change({ cover: path });
  });
  const pages = useOwnPages();
  const shown = useDeferredValue(draft.text);
  const publicSlug = post.status === 'published' ? post.slug : null;
  const checks = useMemo(() => checksOf(shown, { pages, publicSlug }), [shown, pages, publicSlug]);
  useSaveKey(() => void draft.save());
  const show = (position: number) => moveTo(view, position);
  return (
    <>
      <PageHead title={titleOf({ ...post, draftTitle: draft.text.title })} />
      <div className={frame.editor}>
        <EditorBar post={post} draft={draft} now={now} onPublish={() => setPublishing(true)} />
        <div className={styles.columns}>
          <div className={styles.main}>
            {draft.isBroughtBack ? (
              <Callout tone="info">
                <p>This is what you had typed when this page was last closed. It hadn’t been saved then.</p>
              </Callout>
            ) : null}
            <Conflict draft={draft} uid={uid} aside={aside} onAside={setAside} />
            <Title post={post} draft={draft} now={now} />
            <Writing draft={draft} view={view} pages={pages} pictures={pictures} />
            <PicturesCard draft={draft} view={view} pictures={pictures} />
          </div>
          <Side post={post} draft={draft} shown={shown} checks={checks} onShow={show} />
        </div>
      </div>
      {isPublishing ? (
        <PublishDialog
          {...{ post, draft, now }}
          checks={checksOf(draft.text, { pages, publicSlug })}
          onShow={show}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </>
  );
}

/** What was published a moment ago is public, though the page's clock moves only once a minute. */
function laterOf(now: Date, updatedAt: Date): Date {
  return now.getTime() < updatedAt.getTime() ? updatedAt : now;
}

function moveTo(view: RefObject<EditorView | null>, position: number): void {
  const editor = view.current;
  if (!editor) return;
  const anchor = Math.min(position, editor.state.doc.length);
  editor.dispatch({ selection: { anchor }, scrollIntoView: true });
  editor.focus();
}

/** Until somebody could have read the post, its address follows its title, unless it was written by hand. */
function Title({ post, draft, now }: { readonly post: BlogPost; readonly draft: Draft; readonly now: Date }) {
  const { text, change } = draft;
  const follows = !wasPublic(post, now) && text.slug === slugOf(text.title);
  return (
    <TextField
      name="title"
      label="Title"
      value={text.title}
      maxLength={400}
      className={styles.title}
      onChange={({ target: { value: title } }) =>
        change(follows ? { title, slug: slugOf(title) } : { title })
      }
    />
  );
}

interface SideProps {
  readonly post: Stored<BlogPost>;
  readonly draft: Draft;
  readonly shown: BlogPostDraftText;
  readonly checks: ReturnType<typeof checksOf>;
  readonly onShow: (position: number) => void;
}

/** How it looks, and all else of it. */
function Side({ post, draft, shown, checks, onShow }: SideProps) {
  const [tab, setTab] = useState('preview');
  const rendered = useRendered(shown.body);
  const words = rendered?.words ?? 0;
  const tabs = [
    { value: 'preview', label: 'Preview', content: <PreviewPanel text={shown} rendered={rendered} /> },
    { value: 'details', label: 'Details', content: <Details draft={draft} /> },
    {
      value: 'checks',
      label: 'Checks',
      count: checks.length,
      content: (
        <div className={styles.checks}>
          <ChecksPanel checks={checks} onShow={onShow} />
          <SearchPreview text={shown} host={window.location.host} />
        </div>
      ),
    },
    {
      value: 'history',
      label: 'History',
      content: (
        <Feature subject="the history" loading={<LoadingState label="Opening the history" lines={4} />}>
          <HistoryPanel postId={post.id} draft={draft} />
        </Feature>
      ),
    },
  ];
  return (
    <aside className={styles.side} aria-label="About this post">
      <Muted>{`${formatQuantity(words)} words, ${readingMinutes(words)} min to read`}</Muted>
      <Tabs label="About this post" value={tab} onValueChange={setTab} tabs={tabs} />
    </aside>
  );
}
