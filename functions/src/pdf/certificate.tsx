import { Link, View } from '@react-pdf/renderer';
import type { CertificatePdfData } from './certificate-data.ts';
import { LineTableView } from './parts/line-table.tsx';
import { Facts, Opening } from './parts/opening.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Heading, KeepTogether, Words } from './parts/text.tsx';
import { TotalsView } from './parts/totals.tsx';
import { colours } from './theme.ts';

/** The record of an acceptance as a PDF document: who, when, what, and how to verify this copy. */
export function CertificatePdf({ data }: { readonly data: CertificatePdfData }) {
  return (
    <Sheet data={data.sheet}>
      <Opening data={data.opening} />
      <View style={{ marginTop: 4, marginBottom: 14 }}>
        <Words style={{ fontSize: 10.5 }}>{data.sentence}</Words>
      </View>
      <LineTableView table={data.table} />
      <TotalsView blocks={data.totals} />
      <KeepTogether>
        <Heading>How to check this copy</Heading>
        <Words style={{ marginBottom: 2 }}>
          A fingerprint changes with every letter of what it was taken from. If the ones here are the same as
          on this page, this copy tells what was accepted:
        </Words>
        <Link src={data.verifyUrl} style={{ textDecoration: 'none', marginBottom: 10 }}>
          <Words style={{ color: colours.link }}>{data.verifyUrl}</Words>
        </Link>
        <Facts facts={data.proof} />
      </KeepTogether>
    </Sheet>
  );
}
