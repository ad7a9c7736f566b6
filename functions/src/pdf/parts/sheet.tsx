import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { bodyFont, headingFont } from '../fonts.ts';
import { colours, page, sizes } from '../theme.ts';
import { BrandMark, Contours } from './brand-mark.tsx';
import { Words } from './text.tsx';

/** What every document says about itself. */
export interface SheetData {
  /** 'Quote Q-7K3M9P, version 2': in the file's properties and at the foot of each page. */
  readonly reference: string;
  readonly title: string;
  readonly subject: string;
  readonly brandName: string;
  /** Who we are, as UK law asks of business letters: registered name, number, place and office. */
  readonly legal: string;
  /** The creation time, taken from the content: the machine's clock would make every rendering a different file. */
  readonly createdAt: Date;
}

/** The page of all our documents: A4, our name at the top of the first page, who we are at the foot of each. */
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
    >
      <Page
        size="A4"
        style={{
          paddingTop: page.top,
          paddingHorizontal: page.side,
          paddingBottom: page.bottom + footHeight(data) + 18,
          backgroundColor: colours.background,
        }}
      >
        <Contours size={270} style={{ position: 'absolute', top: -158, right: -96 }} />
        <Letterhead data={data} />
        {children}
        <Foot data={data} />
        <PageNumber data={data} />
      </Page>
    </Document>
  );
}

const footText = { fontSize: sizes.foot, color: colours.slate, lineHeight: 1.4 } as const;

/** About as many letters of the footer's size as fit in a line, estimated low so that nothing is cut off. */
const footLetters = 115;

/** One line for the reference and page number, the others for who we are. */
function footHeight({ legal }: SheetData): number {
  return 8 + (1 + Math.ceil(legal.length / footLetters)) * sizes.foot * footText.lineHeight;
}

function Letterhead({ data }: { readonly data: SheetData }) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 9, marginBottom: 28 }}>
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
        bottom: page.bottom,
        height: footHeight(data),
        borderTopWidth: 0.75,
        borderTopColor: colours.hairline,
        paddingTop: 7,
      }}
    >
      <View style={{ paddingRight: 100 }}>
        <Words style={{ ...footText, fontWeight: 600 }}>{data.reference}</Words>
      </View>
      <Words style={footText}>{data.legal}</Words>
    </View>
  );
}

/** Beside the reference. Without a line height: with one, the renderer loses the text that it fills in at the end. */
function PageNumber({ data }: { readonly data: SheetData }) {
  return (
    <Text
      fixed
      style={{
        fontSize: sizes.foot,
        color: colours.slate,
        fontFamily: bodyFont,
        position: 'absolute',
        right: page.side,
        bottom: page.bottom + footHeight(data) - 7 - sizes.foot * footText.lineHeight,
        width: 90,
        textAlign: 'right',
      }}
      render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`}
    />
  );
}
