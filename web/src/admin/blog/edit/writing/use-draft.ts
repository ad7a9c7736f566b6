import type { BlogPostDraft, BlogPostDraftText } from '@agency/domain/blog-post/draft';
import { draftText } from '@agency/domain/blog-post/text';
import { canonicalJson } from '@agency/domain/shared/canonical-json';
import type { Stored } from '@agency/domain/shared/parse';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { updateVersion } from '../../../../firebase/firestore/write.ts';
import { useLeaveWarning } from '../../../../ui/form/unsaved-changes.ts';
import { dropCopy, type FoundCopies, keepCopy } from './draft-copies.ts';
import { baseOf, DraftSaver, type DraftState } from './draft-saver.ts';

export interface Draft extends DraftState {
  change(change: Partial<BlogPostDraftText>): void;
  replace(text: BlogPostDraftText): void;
  /** The version that is stored, as far as is known at this moment. */
  versionNow(): number;
  /** Saves now; resolves once it is saved or can't be. */
  save(): Promise<void>;
  takeTheirs(): BlogPostDraftText | null;
  keepMine(): void;
  /** What is shown was left in this browser by an earlier visit. */
  readonly isBroughtBack: boolean;
}

interface Of {
  readonly postId: string;
  readonly uid: string;
  readonly stored: Stored<BlogPostDraft>;
  readonly copies: FoundCopies;
}

function newSaver({ postId, uid, stored, copies }: Of) {
  const { latest: copy, keys } = copies;
  const place = { uid, postId, tab: crypto.randomUUID() };
  const now = { text: draftText(stored), version: stored.version, by: stored.updatedBy };
  const saver = new DraftSaver(
    {
      save: (text, version) => updateVersion('blogPostPrivate', [postId, 'draft'], text, version),
      keepCopy: (unsaved) => keepCopy(place, unsaved, Date.now()),
      dropCopy: () => dropCopy(place, keys),
    },
    copy === null ? now : baseOf(copy, now),
  );
  const isBroughtBack = copy !== null && canonicalJson(copy.text) !== canonicalJson(draftText(stored));
  if (isBroughtBack) saver.change(copy.text);
  else if (keys.length > 0) dropCopy(place, keys);
  return { saver, isBroughtBack };
}

/** The draft as it is typed and saved. A copy of an earlier visit that follows an older version is a conflict. */
export function useDraft(of: Of): Draft {
  const [{ saver, isBroughtBack }] = useState(() => newSaver(of));
  const { stored } = of;
  useEffect(() => {
    saver.hear({ text: draftText(stored), version: stored.version, by: stored.updatedBy });
  }, [saver, stored]);
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && saver.close();
    const onOnline = () => void saver.save();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', onOnline);
      saver.close();
    };
  }, [saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  useLeaveWarning(state.isDirty ? 'What you typed isn’t saved yet.' : null);
  const { change, replace, save, takeTheirs, keepMine } = saver;
  const versionNow = () => saver.state().version;
  return { ...state, change, replace, versionNow, save, takeTheirs, keepMine, isBroughtBack };
}
