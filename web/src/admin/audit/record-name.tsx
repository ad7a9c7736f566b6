import { kindOf, referenceOf } from '@agency/domain/audit/kinds';
import { recordOf } from '@agency/domain/audit/subjects';
import type { ReactNode } from 'react';
import { Feature } from '../../firebase/firestore/feature.tsx';
import { useRecord } from '../../firebase/firestore/hooks.ts';
import { checklists } from '../../firebase/records/checklist.ts';
import { invoices } from '../../firebase/records/invoice.ts';
import { projects } from '../../firebase/records/project.ts';
import { Actor } from '../shared/actor-name.tsx';
import { ClientName } from '../shared/client-name.tsx';

/** What a record is called now, read from itself: 'Invoice INV-2026-0042', 'Client Fern & Fell Yoga'. */
export function RecordName({ path }: { readonly path: string }) {
  const record = recordOf(path);
  const [, id = ''] = record.split('/');
  const reference = referenceOf(record);
  return (
    <>
      <span>{`${kindOf(record)} `}</span>
      <span>{reference ?? named(record, id)}</span>
    </>
  );
}

function named(record: string, id: string): ReactNode {
  switch (record.split('/')[0]) {
    case 'clients':
      return <ClientName id={id} />;
    case 'users':
      return <Actor actor={id} />;
    case 'invoices':
      return (
        <Feature subject="the number" loading="…" missing={null}>
          <InvoiceNumber id={id} />
        </Feature>
      );
    case 'projects':
      return (
        <Feature subject="the name" loading="…" missing={null}>
          <ProjectNumber id={id} />
        </Feature>
      );
    case 'checklists':
      return (
        <Feature subject="the title" loading="…" missing={null}>
          <ChecklistTitle id={id} />
        </Feature>
      );
    default:
      return null;
  }
}

function InvoiceNumber({ id }: { readonly id: string }) {
  const invoice = useRecord(invoices, id);
  return <span>{invoice?.number ?? (invoice ? '(a draft)' : '(deleted)')}</span>;
}

function ChecklistTitle({ id }: { readonly id: string }) {
  return <span>{useRecord(checklists, id)?.title ?? '(deleted)'}</span>;
}

function ProjectNumber({ id }: { readonly id: string }) {
  const project = useRecord(projects, id);
  return <span>{project ? `${project.number}, ${project.name}` : '(deleted)'}</span>;
}
