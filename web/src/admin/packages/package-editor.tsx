import { differenceOf } from '@agency/domain/audit/difference';
import { isSamePackage, packageContentOf } from '@agency/domain/package/content';
import { isSlugFixed, type PackageContent, type ServicePackage } from '@agency/domain/package/schema';
import type { Stored } from '@agency/domain/shared/parse';
import { adminPaths } from '@agency/domain/site/admin-paths';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { packages } from '../../firebase/records/package.ts';
import { useOperation } from '../../firebase/use-operation.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { PageHead } from '../../ui/app/card.tsx';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { EmptyState, LoadingState } from '../../ui/app/states.tsx';
import { useToast } from '../../ui/app/toast.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageForm } from '../../ui/form/page-form.tsx';
import { useStoredForm } from '../../ui/form/stored-form.ts';
import { AuditLink } from '../shared/audit-link.tsx';
import { Differences } from '../shared/differences.tsx';
import { newId } from '../shared/new-id.ts';
import { PublishedBadge } from '../shared/publish/published-badge.tsx';
import { useServerIssues } from '../shared/use-server-issues.ts';
import { usePackageSiteChange } from './on-site.ts';
import { PackageFields } from './package-fields.tsx';
import { noPackage, type PackageForm, packageResolver, toPackageForm } from './package-form.ts';
import styles from './packages.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { SiteChanges } from './site-changes.tsx';

const back = <Anchor href={adminPaths.packages()}>Back to packages</Anchor>;

/** A new package, which isn’t on the site until it is published. */
export function NewPackage() {
  const [id] = useState(newId);
  return (
    <>
      <PageHead above={back} title="New package" />
      <div className={styles.part}>
        <Editor id={id} stored={null} />
      </div>
    </>
  );
}

export function PackageEditor({ id }: { readonly id: string }) {
  return (
    <Feature
      subject="this package"
      loading={<LoadingState label="Opening the package" lines={8} />}
      missing={<NoSuchPackage />}
    >
      <Opened id={id} />
    </Feature>
  );
}

function NoSuchPackage() {
  return (
    <>
      <PageHead title="Package not found" />
      <EmptyState
        seed="no-such-package"
        title="We can’t find this package"
        action={<ButtonLink href={adminPaths.packages()}>Back to packages</ButtonLink>}
      >
        <p>The link may be incomplete. All packages are in the list.</p>
      </EmptyState>
    </>
  );
}

function Opened({ id }: { readonly id: string }) {
  const found = useRecord(packages, id);
  const [isAsked, setAsked] = useState(false);
  if (!found) return <NoSuchPackage />;
  return (
    <>
      <PageHead
        above={back}
        title={found.name}
        status={<PublishedBadge published={found.published} />}
        actions={<Button onClick={() => setAsked(true)}>{found.published ? 'Unpublish' : 'Publish'}</Button>}
      />
      <div className={styles.part}>
        <Editor id={id} stored={found} />
        <AuditLink record={`packages/${id}`} />
      </div>
      {isAsked ? <PublishDialog of={found} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

interface EditorProps {
  readonly id: string;
  /** Null for a new one. */
  readonly stored: Stored<ServicePackage> | null;
}

interface Asked {
  readonly content: PackageContent;
  /** What the change was based on. */
  readonly before: Stored<ServicePackage>;
}

function Editor({ id, stored }: EditorProps) {
  const operation = useOperation('savePackage');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { form, meanwhile } = useStoredForm<PackageForm, PackageContent>({
    resolver: packageResolver,
    stored: useMemo(() => (stored ? toPackageForm(stored) : noPackage), [stored]),
  });
  const error = useServerIssues(form, operation.error, ['slug']);
  const { save, sameAgain } = useSaving(id, operation.run);
  const check = async (content: PackageContent) => {
    if (stored && isSamePackage(stored, content)) sameAgain();
    else if (stored?.published) setAsked({ content, before: stored });
    else await save(content, stored);
  };
  return (
    <>
      <PageForm
        {...{ form, meanwhile }}
        onSubmit={check}
        submitting={operation.busy && asked === null}
        error={asked ? null : error}
        submitLabel="Save package"
        submittingLabel="Saving package"
        actions={<ButtonLink href={adminPaths.packages()}>Cancel</ButtonLink>}
        note={stored?.published ? 'You’ll see what changes on the site before it’s saved.' : undefined}
      >
        <PackageFields form={form} isSlugFixed={stored !== null && isSlugFixed(stored)} />
      </PageForm>
      {asked ? (
        <ConfirmDialog
          task={{ ...operation, run: (values: PackageContent) => save(values, asked.before) }}
          input={asked.content}
          title="Change what the site shows?"
          confirmLabel="Save package"
          cancelLabel="Not yet"
          onClose={() => setAsked(null)}
        >
          <Changes {...asked} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function useSaving(id: string, run: ReturnType<typeof useOperation<'savePackage'>>['run']) {
  const toast = useToast();
  const navigate = useNavigate();
  return {
    sameAgain: () => toast('Nothing has changed here'),
    /** Null where it failed. */
    async save(content: PackageContent, before: Stored<ServicePackage> | null) {
      const seen = before?.updatedAt.getTime() ?? null;
      if (!(await run({ packageId: id, content, seen }))) return null;
      toast(
        before?.published
          ? `‘${content.name}’ saved, and on the site within a minute`
          : `‘${content.name}’ saved`,
      );
      navigate(adminPaths.packages());
      return true;
    },
  };
}

function Changes({ content, before }: Asked) {
  const change = usePackageSiteChange()({ ...before, ...content });
  const differences = differenceOf({ before: packageContentOf(before), after: content });
  return (
    <div className={styles.changes}>
      <Differences differences={differences} isNew={false} />
      <SiteChanges change={change} />
      <p>Requests and quotes that name this package stay as they are.</p>
    </div>
  );
}
