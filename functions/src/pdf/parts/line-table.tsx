import { View } from '@react-pdf/renderer';
import type { LineTable, TableCell, TableColumn, TableLine, TableRow } from '../line-table.ts';
import { colours, sizes } from '../theme.ts';
import { Figures, Words } from './text.tsx';

/** A row of more lines than this may break over two pages: it could be longer than one. */
const longRow = 14;

/**
 * Lines with their money. The heading row is repeated on each page that the table reaches, a row is not split, and a
 * title stays with the line after it.
 */
export function LineTableView({ table }: { readonly table: LineTable }) {
  return (
    <View>
      <View
        fixed
        style={{
          flexDirection: 'row',
          alignItems: 'flex-end',
          gap: 8,
          borderBottomWidth: 1,
          borderBottomColor: colours.navy,
          paddingBottom: 4,
          marginBottom: 2,
        }}
      >
        <View style={{ flex: 1 }}>
          <Words style={{ fontSize: sizes.small, color: colours.slate }}>Description</Words>
        </View>
        {table.columns.map((column) => (
          <View key={column.label} style={{ width: column.width }}>
            <Figures style={{ fontSize: sizes.small, color: colours.slate }}>{column.label}</Figures>
          </View>
        ))}
      </View>
      {table.rows.map((row) => (
        <Row key={row.key} row={row} columns={table.columns} />
      ))}
    </View>
  );
}

function Row({ row, columns }: { readonly row: TableRow; readonly columns: readonly TableColumn[] }) {
  if (row.kind === 'line') return <Line row={row} columns={columns} />;
  return (
    <View minPresenceAhead={40} wrap={row.text.length > 900} style={{ paddingTop: 12, paddingBottom: 4 }}>
      <Words style={{ fontWeight: 600, fontSize: 10.5, color: colours.navy }}>{row.title}</Words>
      {row.text === '' ? null : <Words style={{ fontSize: 9, color: colours.slate }}>{row.text}</Words>}
    </View>
  );
}

function Line({ row, columns }: { readonly row: TableLine; readonly columns: readonly TableColumn[] }) {
  const ink = row.isMuted ? colours.slate : colours.ink;
  const isLong = row.more.split('\n').length + row.more.length / 45 > longRow;
  return (
    <View
      wrap={isLong}
      style={{
        flexDirection: 'row',
        gap: 8,
        borderBottomWidth: 0.75,
        borderBottomColor: colours.hairline,
        paddingVertical: 6,
      }}
    >
      <View style={{ flex: 1 }}>
        <Words style={{ fontSize: 9, color: ink }}>{row.title}</Words>
        {row.more === '' ? null : (
          <Words style={{ fontSize: sizes.small, color: colours.slate }}>{row.more}</Words>
        )}
        {row.note === '' ? null : (
          <Words style={{ fontSize: sizes.small, color: colours.slate, fontWeight: 600 }}>{row.note}</Words>
        )}
      </View>
      {columns.map((column, index) => (
        <View key={column.label} style={{ width: column.width }}>
          <Cell cell={row.cells[index] ?? { text: '', below: '' }} ink={ink} />
        </View>
      ))}
    </View>
  );
}

function Cell({ cell, ink }: { readonly cell: TableCell; readonly ink: string }) {
  return (
    <>
      <Figures style={{ fontSize: 9, color: ink }} longestWord={12}>
        {cell.text}
      </Figures>
      {cell.below === '' ? null : (
        <Figures style={{ fontSize: sizes.small, color: colours.slate }}>{cell.below}</Figures>
      )}
    </>
  );
}
