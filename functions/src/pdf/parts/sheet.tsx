import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { bodyFont, headingFont } from '../fonts.ts';
import { colours, page, sizes } from '../theme.ts';
import { BrandMark, Contours } from './brand-mark.tsx';
import { Figures, Words } from './text.tsx';

/** What every document says of itself. */
export interface SheetData {
  /** 'Quote Q-7K3M9P, version 2': in the file's properties and at the foot of each page. */
  readonly reference: string;
  readonly title: string;
  readonly subject: string;
  readonly brandName: string;
  /** Who we are, as UK law asks of business letters: registered name, number, place and office. */
  readonly legal: string;
  /** When it was made, by what it tells of: the clock of the machine would make every rendering another file. */
  readonly createdAt: Date;
}

/** The paper of all our documents: A4, our name on top of the first page, who we are at the foot of each. */
export function Sheet({ data, children }: { readonly data: SheetData; readonly children: ReactNode }) {
  return (
    <Document
      title={data.title}
      author={data.brandName}
      subject={data.subject}
      creator={data.brandName}
      producer={data.brandName}
      language="en-GB"
      pdfVersion="1.7"
      creationDate={data.createdAt}
      modificationDate={data.createdAt}
    >
      <Page
        size="A4"
        style={{
          paddingTop: page.top,
          paddingHorizontal: page.side,
          paddingBottom: page.foot,
          backgroundColor: '#ffffff',
        }}
      >
        <Contours size={360} style={{ position: 'absolute', top: -150, right: -120 }} />
        <Letterhead data={data} />
        {children}
        <Foot data={data} />
      </Page>
    </Document>
  );
}

function Letterhead({ data }: { readonly data: SheetData }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 9, marginBottom: 34 }}>
      <BrandMark size={26} />
      <View style={{ flex: 1 }}>
        <Words
          style={{
            fontFamily: headingFont,
            fontWeight: 600,
            fontSize: 13,
            color: colours.navy,
            lineHeight: 1.2,
          }}
        >
          {data.brandName}
        </Words>
      </View>
    </View>
  );
}

function Foot({ data }: { readonly data: SheetData }) {
  return (
    <View
      fixed
      style={{
        position: 'absolute',
        left: page.side,
        right: page.side,
        bottom: 24,
        height: page.foot - 40,
        borderTopWidth: 0.75,
        borderTopColor: colours.hairline,
        paddingTop: 7,
        flexDirection: 'row',
        gap: 24,
      }}
    >
      <View style={{ flex: 1 }}>
        <Words style={{ fontSize: sizes.foot, color: colours.slate, lineHeight: 1.4 }}>{data.legal}</Words>
      </View>
      <View style={{ width: 150 }}>
        <Figures style={{ fontSize: sizes.foot, color: colours.slate, lineHeight: 1.4 }}>
          {data.reference}
        </Figures>
        <Text
          style={{
            fontFamily: bodyFont,
            fontSize: sizes.foot,
            color: colours.slate,
            lineHeight: 1.4,
            textAlign: 'right',
          }}
          render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`}
        />
      </View>
    </View>
  );
}
