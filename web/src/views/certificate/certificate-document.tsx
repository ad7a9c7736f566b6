import type { CertificateView } from '@agency/domain/certificate/schema';
import { formatDateTimeWithZone } from '@agency/domain/shared/format';
import { Callout } from '../../ui/callout.tsx';
import { Contour } from '../../ui/contour/contour.tsx';
import { SuccessIcon, WarningIcon } from '../../ui/icons.tsx';
import styles from './certificate-document.module.css';

interface CertificateDocumentProps {
  readonly view: CertificateView;
  readonly brandName: string;
}

/** The record of an acceptance, to check a copy against. It reveals nothing of the work or its price. */
export function CertificateDocument({ view, brandName }: CertificateDocumentProps) {
  const { id, quoteNumber, version, contentHash, termsVersion, termsSha256, name, acceptedAt, voidedAt } =
    view;
  const Icon = voidedAt ? WarningIcon : SuccessIcon;
  return (
    <article className={styles.certificate}>
      <Contour seed={id} className={styles.contour} />
      <header className={styles.head}>
        <Icon size={40} className={voidedAt ? styles.void : styles.valid} />
        <p className={styles.brand}>{`${brandName} · certificate of acceptance`}</p>
        <h1>{voidedAt ? 'This acceptance has been cancelled' : `Quote ${quoteNumber} was accepted`}</h1>
        <p className={styles.sentence}>
          <strong>{name}</strong>
          <span>{` accepted version ${version} of quote ${quoteNumber} on `}</span>
          <time dateTime={acceptedAt}>{formatDateTimeWithZone(new Date(acceptedAt))}</time>.
        </p>
      </header>
      {voidedAt ? (
        <Callout tone="warning" title="No longer valid">
          <p>{`It was cancelled on ${formatDateTimeWithZone(new Date(voidedAt))}. We keep the record.`}</p>
        </Callout>
      ) : null}
      <dl className={styles.facts}>
        <Fact label="Certificate" value={id} isCode />
        <Fact label="Fingerprint of the quote (SHA-256)" value={contentHash} isCode />
        <Fact label="Terms" value={`Version ${termsVersion}`} />
        <Fact label="Fingerprint of the terms (SHA-256)" value={termsSha256} isCode />
      </dl>
      <p className={styles.note}>
        If even one letter of a quote changes, so does its fingerprint. If the one on your copy matches the
        one here, your copy shows what was accepted.
      </p>
    </article>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  readonly isCode?: boolean;
}

function Fact({ label, value, isCode }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isCode ? <code className={styles.code}>{value}</code> : value}</dd>
    </div>
  );
}
