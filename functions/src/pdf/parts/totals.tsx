import { View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { colours } from '../theme.ts';
import type { TotalsBlock } from '../totals-block.ts';
import { Figures, KeepTogether, Words } from './text.tsx';

interface TotalsProps {
  readonly blocks: readonly TotalsBlock[];
  /** To the left of a single block. */
  readonly beside?: ReactNode;
}

/** What it comes to: all blocks together on one page, each adding up from top to bottom. */
export function TotalsView({ blocks, beside }: TotalsProps) {
  return (
    <KeepTogether style={{ marginTop: 16, flexDirection: 'row', justifyContent: 'flex-end', gap: 24 }}>
      {beside ? <View style={{ flex: 1 }}>{beside}</View> : null}
      {blocks.map((block) => (
        <Block key={block.title} block={block} width={blocks.length > 1 ? '48%' : '56%'} />
      ))}
    </KeepTogether>
  );
}

function Block({ block, width }: { readonly block: TotalsBlock; readonly width: string }) {
  return (
    <View style={{ width, backgroundColor: colours.chalk, paddingVertical: 10, paddingHorizontal: 14 }}>
      {block.title === '' ? null : (
        <Words style={{ fontWeight: 600, color: colours.navy, marginBottom: 4 }}>{block.title}</Words>
      )}
      {block.rows.map(({ label, value }) => (
        <AmountRow key={label} label={label} value={value} />
      ))}
      <AmountRow label={block.total.label} value={block.total.value} isTotal />
      {block.after.map(({ label, value }) => (
        <AmountRow key={label} label={label} value={value} />
      ))}
    </View>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

function AmountRow({ label, value, isTotal = false }: RowProps) {
  const weight = isTotal ? { fontWeight: 600, fontSize: 11 } : {};
  return (
    <View
      style={{
        flexDirection: 'row',
        justifyContent: 'space-between',
        gap: 12,
        paddingVertical: isTotal ? 5 : 2,
        ...(isTotal ? { borderTopWidth: 1, borderTopColor: colours.navy, marginTop: 4 } : {}),
      }}
    >
      <View style={{ flex: 1 }}>
        <Words style={weight}>{label}</Words>
      </View>
      <View>
        <Figures style={weight}>{value}</Figures>
      </View>
    </View>
  );
}
