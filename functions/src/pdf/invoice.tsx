import { View } from '@react-pdf/renderer';
import type { InvoicePdfData } from './invoice-data.ts';
import { LineTableView } from './parts/line-table.tsx';
import { Opening } from './parts/opening.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Heading, Paragraphs, Words } from './parts/text.tsx';
import { TotalsView } from './parts/totals.tsx';
import { colours } from './theme.ts';

/** An invoice or a credit note as a PDF document. */
export function InvoicePdf({ data }: { readonly data: InvoicePdfData }) {
  const { payment } = data;
  return (
    <Sheet data={data.sheet}>
      <Opening data={data.opening} />
      <View style={{ height: 12 }} />
      <LineTableView table={data.table} />
      <TotalsView blocks={data.totals} beside={payment ? <Payment payment={payment} /> : null} />
      {data.terms === '' ? null : (
        <View>
          <Heading>Terms</Heading>
          <Paragraphs text={data.terms} style={{ fontSize: 8.5 }} />
        </View>
      )}
    </Sheet>
  );
}

function Payment({ payment }: { readonly payment: NonNullable<InvoicePdfData['payment']> }) {
  return (
    <View style={{ paddingTop: 9 }}>
      <Words style={{ fontWeight: 600, color: colours.navy, marginBottom: 4 }}>How to pay</Words>
      <Words style={{ marginBottom: 6 }}>{payment.sentence}</Words>
      {payment.facts.map(({ label, lines }) => (
        <View key={label} style={{ flexDirection: 'row', gap: 8, marginBottom: 2 }}>
          <View style={{ width: 76 }}>
            <Words style={{ color: colours.slate }}>{label}</Words>
          </View>
          <View style={{ flex: 1 }}>
            <Words style={{ fontWeight: 600 }}>{lines.join(', ')}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}
