import { priceWords } from '@agency/domain/figures/price-words';
import type { Attribution, Enquiry, Estimate } from '@agency/domain/quote/schema';
import { formatBytes, formatList } from '@agency/domain/shared/format';
import { tel } from '@agency/domain/shared/tel';
import { services } from '@agency/domain/site/services';
import { useMemo } from 'react';
import { Feature } from '../../../firebase/firestore/feature.tsx';
import { Skeleton } from '../../../ui/app/states.tsx';
import { FileIcon } from '../../../ui/icons.tsx';
import { MailLink } from '../../../ui/mail-link.tsx';
import { DownloadFile } from '../../../views/files/download-file.tsx';
import { PreviewFile } from '../../../views/files/preview-file.tsx';
import { type Fact, Facts, originOf } from '../../shared/origin-facts.tsx';
import styles from '../../shared/panel.module.css';
import { Panel } from '../../shared/panel.tsx';
import { useUpload } from '../queries.ts';

interface Props {
  readonly enquiry: Enquiry;
  readonly attribution: Attribution | null;
  /** Basis points; null where the agency charges no VAT. */
  readonly vatRate: number | null;
}

/** The request as it came in. */
export function RequestPanel({ enquiry, attribution, vatRate }: Props) {
  return (
    <Panel title="The request">
      <Facts facts={factsOf(enquiry, vatRate)} />
      <p className={styles.message}>{enquiry.message}</p>
      {enquiry.uploadIds.length > 0 ? (
        <ul className={styles.list} aria-label="Files sent with the request">
          {enquiry.uploadIds.map((id) => (
            <li key={id}>
              <Feature
                subject="this file"
                loading={<Skeleton />}
                missing={<span>This file has been deleted</span>}
              >
                <FileLine id={id} />
              </Feature>
            </li>
          ))}
        </ul>
      ) : null}
      <Facts facts={originOf(attribution)} />
    </Panel>
  );
}

function factsOf(enquiry: Enquiry, vatRate: number | null): Fact[] {
  const { phone, contactPreference, packageName, budget, timeline, estimate } = enquiry;
  const wanted = enquiry.services.map((slug) => services[slug]);
  const answer = { email: 'by email', phone: 'by phone' };
  return [
    { name: 'From', value: enquiry.company ? `${enquiry.name}, ${enquiry.company}` : enquiry.name },
    { name: 'Email', value: <MailLink address={enquiry.email} /> },
    { name: 'Phone', value: phone ? <a href={tel(phone)}>{phone}</a> : null },
    { name: 'Reply', value: contactPreference ? answer[contactPreference] : null },
    { name: 'Package', value: packageName },
    { name: 'Services', value: formatList(wanted) },
    { name: 'Budget', value: budget },
    { name: 'When', value: timeline },
    { name: 'Estimate', value: estimate ? estimateWords(estimate, vatRate) : null },
  ];
}

function estimateWords({ oneOff, monthly }: Estimate, vatRate: number | null): string {
  const parts = [
    oneOff ? priceWords({ ...oneOff, billing: 'once' }, vatRate) : null,
    monthly ? priceWords({ ...monthly, billing: 'monthly' }, vatRate) : null,
  ];
  return `${formatList(parts.filter((part) => part !== null))}, from the form`;
}

function FileLine({ id }: { readonly id: string }) {
  const file = useUpload(id);
  const ref = useMemo(() => ({ kind: 'upload', uploadId: id }) as const, [id]);
  if (!file) return <span className={styles.muted}>This file has been deleted</span>;
  return (
    <span className={styles.file}>
      <FileIcon size={16} />
      <span className={styles.fileName}>{file.name}</span>
      <span className={styles.muted}>{formatBytes(file.size)}</span>
      <PreviewFile file={ref} of={file} />
      <DownloadFile file={ref} name={file.name} />
    </span>
  );
}
