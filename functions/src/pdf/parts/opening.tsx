import { View } from '@react-pdf/renderer';
import { headingFont } from '../fonts.ts';
import { colours, sizes } from '../theme.ts';
import { Label, type Style, Words } from './text.tsx';

/** A short fact with its name. */
export interface Fact {
  readonly label: string;
  readonly lines: readonly string[];
}

/** What is shown above everything else: a state that must not be missed. */
export interface Notice {
  readonly tone: 'info' | 'success' | 'warning';
  readonly title: string;
  readonly text: string;
}

export interface OpeningData {
  /** 'Quote Q-7K3M9P, version 2' */
  readonly kind: string;
  readonly title: string;
  readonly notice: Notice | null;
  /** Two by two, in reading order. */
  readonly facts: readonly Fact[];
}

/** The head of the first page: what it is, for whom and from whom, and the dates that count. */
export function Opening({ data }: { readonly data: OpeningData }) {
  return (
    <View>
      <Words style={{ color: colours.slate, fontWeight: 600 }}>{data.kind}</Words>
      <Words
        style={{
          fontFamily: headingFont,
          fontWeight: 600,
          fontSize: sizes.title,
          color: colours.navy,
          lineHeight: 1.15,
          marginTop: 3,
        }}
        longestWord={22}
      >
        {data.title}
      </Words>
      {data.notice ? <NoticeBox notice={data.notice} /> : null}
      <Facts facts={data.facts} style={{ marginTop: 20 }} />
    </View>
  );
}

const tones = {
  info: [colours.info, colours.infoBackground],
  success: [colours.success, colours.successBackground],
  warning: [colours.warning, colours.warningBackground],
} as const;

function NoticeBox({ notice }: { readonly notice: Notice }) {
  const [ink, background] = tones[notice.tone];
  return (
    <View
      wrap={false}
      style={{
        marginTop: 16,
        paddingVertical: 9,
        paddingHorizontal: 12,
        backgroundColor: background,
        borderLeftWidth: 3,
        borderLeftColor: ink,
      }}
    >
      <Words style={{ fontWeight: 600, color: ink }}>{notice.title}</Words>
      {notice.text === '' ? null : <Words>{notice.text}</Words>}
    </View>
  );
}

/** Facts in two columns, between hairlines. */
export function Facts({ facts, style }: { readonly facts: readonly Fact[]; readonly style?: Style }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', ...style }}>
      {facts.map(({ label, lines }) => (
        <View
          key={label}
          wrap={false}
          style={{
            width: '48%',
            borderTopWidth: 0.75,
            borderTopColor: colours.hairline,
            paddingTop: 6,
            paddingBottom: 10,
          }}
        >
          <Label>{label}</Label>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be alike
            <Words key={index} {...(index === 0 ? { style: { fontWeight: 600 } } : {})}>
              {line}
            </Words>
          ))}
        </View>
      ))}
    </View>
  );
}
