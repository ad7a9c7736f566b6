import { View } from '@react-pdf/renderer';
import type { InvoicePdfData } from './invoice-data.ts';
import { LineTableView } from './parts/line-table.tsx';
import { Facts, Opening } from './parts/opening.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Heading, Paragraphs, Whole, Words } from './parts/text.tsx';
import { TotalsView } from './parts/totals.tsx';

/** An invoice or a credit note on paper. */
export function InvoicePdf({ data }: { readonly data: InvoicePdfData }) {
  const { payment } = data;
  return (
    <Sheet data={data.sheet}>
      <Opening data={data.opening} />
      <View style={{ height: 12 }} />
      <LineTableView table={data.table} />
      <TotalsView blocks={data.totals} />
      {payment ? (
        <Whole>
          <Heading>How to pay</Heading>
          <Words style={{ marginBottom: 8 }}>{payment.sentence}</Words>
          <Facts facts={payment.facts} />
        </Whole>
      ) : null}
      {data.terms === '' ? null : (
        <View>
          <Heading>Terms</Heading>
          <Paragraphs text={data.terms} style={{ fontSize: 8.5 }} />
        </View>
      )}
    </Sheet>
  );
}
