import { View } from '@react-pdf/renderer';
import { LineTableView } from './parts/line-table.tsx';
import { Opening } from './parts/opening.tsx';
import { Sheet } from './parts/sheet.tsx';
import { Figures, Heading, Paragraphs, Words } from './parts/text.tsx';
import { TotalsView } from './parts/totals.tsx';
import type { QuotePdfData, Step } from './quote-data.ts';
import { colours, sizes } from './theme.ts';

/** A quote as a PDF document: what the page shows, in the same order, with the terms in full after the totals. */
export function QuotePdf({ data }: { readonly data: QuotePdfData }) {
  return (
    <Sheet data={data.sheet}>
      <Opening data={data.opening} />
      {data.introduction === '' ? null : (
        <View style={{ marginTop: 6, marginBottom: 10 }}>
          <Paragraphs text={data.introduction} />
        </View>
      )}
      <LineTableView table={data.table} />
      <TotalsView blocks={data.totals} />
      {data.payments.length > 0 ? <Heading>How you pay</Heading> : null}
      <Steps steps={data.payments} />
      {data.milestones.length > 0 ? <Heading>How it goes</Heading> : null}
      <Steps steps={data.milestones} />
      <Heading>Terms</Heading>
      <Words style={{ fontSize: sizes.small, color: colours.slate, marginBottom: 6 }}>
        {`Version ${data.terms.version}. These are the whole terms that go with this quote.`}
      </Words>
      <Paragraphs text={data.terms.text} style={{ fontSize: 8.5 }} />
    </Sheet>
  );
}

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <View>
      {steps.map(({ key, when, title, text, amount }) => (
        <View
          key={key}
          wrap={text.length > 700}
          style={{
            flexDirection: 'row',
            gap: 12,
            borderTopWidth: 0.75,
            borderTopColor: colours.hairline,
            paddingVertical: 6,
          }}
        >
          <View style={{ width: 130 }}>
            <Words style={{ color: colours.slate }}>{when}</Words>
          </View>
          <View style={{ flex: 1 }}>
            <Words style={{ fontWeight: 600 }}>{title}</Words>
            {text === '' ? null : <Paragraphs text={text} style={{ color: colours.slate, fontSize: 9 }} />}
          </View>
          {amount === '' ? null : (
            <View style={{ width: 80 }}>
              <Figures>{amount}</Figures>
            </View>
          )}
        </View>
      ))}
    </View>
  );
}
