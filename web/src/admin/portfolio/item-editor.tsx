import { isSamePortfolioItem, portfolioContentOf } from '@agency/domain/portfolio-item/content';
import type { PortfolioContent, PortfolioItem } from '@agency/domain/portfolio-item/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { portfolioItems } from '../../firebase/records/portfolio-item.ts';
import { useOperation } from '../../firebase/use-operation.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { PageHead } from '../../ui/app/card.tsx';
import { EmptyState, LoadingState } from '../../ui/app/states.tsx';
import { useToast } from '../../ui/app/toast.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { useStoredForm } from '../../ui/form/stored-form.ts';
import { AuditLink } from '../shared/audit-link.tsx';
import { newId } from '../shared/new-id.ts';
import { PublishedBadge } from '../shared/publish/published-badge.tsx';
import { useServerIssues } from '../shared/use-server-issues.ts';
import { ItemFields } from './item-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import styles from './portfolio.module.css';
import {
  noItem,
  type PortfolioForm,
  portfolioResolver,
  servedFields,
  toPortfolioForm,
} from './portfolio-form.ts';
import { PublishItem } from './publish-item.tsx';
import { TestimonialFields } from './testimonial-fields.tsx';

const back = <Anchor href={adminPaths.portfolio()}>Back to the portfolio</Anchor>;

/** New work, which isn’t on the site until it is published. */
export function NewItem() {
  const [id] = useState(newId);
  return (
    <>
      <PageHead above={back} title="New work" />
      <div className={styles.part}>
        <Editor id={id} stored={null} />
      </div>
    </>
  );
}

export function ItemEditor({ id }: { readonly id: string }) {
  return (
    <Feature
      subject="this work"
      loading={<LoadingState label="Opening the work" lines={10} />}
      missing={<NoSuchItem />}
    >
      <Opened id={id} />
    </Feature>
  );
}

function NoSuchItem() {
  return (
    <>
      <PageHead title="Work not found" />
      <EmptyState
        seed="no-such-work"
        title="We can’t find this work"
        action={<ButtonLink href={adminPaths.portfolio()}>Back to the portfolio</ButtonLink>}
      >
        <p>The link may be incomplete. All work is in the list.</p>
      </EmptyState>
    </>
  );
}

function Opened({ id }: { readonly id: string }) {
  const found = useRecord(portfolioItems, id);
  const [isAsked, setAsked] = useState(false);
  if (!found) return <NoSuchItem />;
  return (
    <>
      <PageHead
        above={back}
        title={found.title}
        status={<PublishedBadge published={found.published} />}
        actions={<Button onClick={() => setAsked(true)}>{found.published ? 'Unpublish' : 'Publish'}</Button>}
      />
      <div className={styles.part}>
        <Editor id={id} stored={found} />
        <AuditLink record={`portfolioItems/${id}`} />
      </div>
      {isAsked ? <PublishItem of={found} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

interface EditorProps {
  readonly id: string;
  /** Null for a new one. */
  readonly stored: Stored<PortfolioItem> | null;
}

function Editor({ id, stored }: EditorProps) {
  const operation = useOperation('savePortfolioItem');
  const toast = useToast();
  const navigate = useNavigate();
  const { form, meanwhile } = useStoredForm<PortfolioForm, PortfolioContent>({
    resolver: portfolioResolver,
    stored: useMemo(() => (stored ? toPortfolioForm(portfolioContentOf(stored)) : noItem), [stored]),
  });
  const error = useServerIssues(form, operation.error, servedFields);
  const save = async (content: PortfolioContent) => {
    if (stored && isSamePortfolioItem(stored, content)) {
      toast('Nothing has changed here');
      return;
    }
    const seen = stored?.updatedAt.getTime() ?? null;
    if (!(await operation.run({ itemId: id, content, seen }))) return;
    toast(`‘${content.title}’ saved${stored?.published ? ', and on the site within a minute' : ''}`);
    navigate(adminPaths.portfolio());
  };
  return (
    <PageForm
      {...{ form, meanwhile, error }}
      onSubmit={save}
      submitting={operation.busy}
      submitLabel="Save work"
      submittingLabel="Saving work"
      actions={<ButtonLink href={adminPaths.portfolio()}>Cancel</ButtonLink>}
      note={stored?.published ? 'The site shows it within a minute.' : undefined}
    >
      <ItemFields form={form} isOut={stored !== null && (stored.published || stored.publishedAt !== null)} />
      <PictureFields form={form} />
      <TestimonialFields form={form} stored={stored} />
    </PageForm>
  );
}
