import type { FileRef, ProjectFile } from '@agency/domain/file/schema';
import { type ReactNode, useState } from 'react';
import { Skeleton } from '../../ui/app/states.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import styles from './preview.module.css';
import { noPreviewReason, type PreviewKind } from './preview-kind.ts';
import { type Fetched, useFetchedFile } from './use-fetched-file.ts';

interface PreviewProps {
  readonly file: FileRef;
  readonly of: Pick<ProjectFile, 'name' | 'contentType' | 'size'>;
  readonly kind: PreviewKind;
}

/** The file itself, or why it isn't shown. */
export function Preview(props: PreviewProps) {
  const reason = noPreviewReason(props.kind, props.of, navigator.pdfViewerEnabled);
  return reason === null ? <FetchedPreview {...props} /> : <p>{reason}</p>;
}

function FetchedPreview({ file, of, kind }: PreviewProps) {
  const { fetched, error, retry } = useFetchedFile(file, of.contentType, kind === 'text');
  if (error) {
    return (
      <Callout
        tone="danger"
        title="We can’t show this file"
        announce="alert"
        actions={<Button onClick={retry}>Try again</Button>}
      >
        <p>{error.message}</p>
      </Callout>
    );
  }
  return (
    <>
      <p className="sr-only" role="status">
        {fetched ? `${of.name} has loaded` : `Loading ${of.name}`}
      </p>
      {fetched ? <Shown fetched={fetched} kind={kind} name={of.name} /> : <Skeleton height="16rem" />}
    </>
  );
}

interface ShownProps {
  readonly fetched: Fetched;
  readonly kind: PreviewKind;
  readonly name: string;
}

function Shown({ fetched: { address, text }, kind, name }: ShownProps): ReactNode {
  if (kind === 'image') return <Picture address={address} name={name} />;
  // No `sandbox`: browsers' PDF viewers don't start in one. The type is set by us, so the frame is never a page.
  if (kind === 'pdf') return <iframe className={styles.frame} src={address} title={name} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and people without a mouse must reach it
    <pre className={styles.text} tabIndex={0}>
      {text}
    </pre>
  );
}

function Picture({ address, name }: { readonly address: string; readonly name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <Callout tone="warning" announce="status">
        <p>This browser can’t show this picture. Download it to see it.</p>
      </Callout>
    );
  }
  return <img className={styles.picture} src={address} alt={name} onError={() => setBroken(true)} />;
}
