import { inflateSync } from 'node:zlib';
import { invariant } from '@agency/domain/shared/invariant';

const signature = 0x774f4646;
const headerBytes = 44;
const entryBytes = 20;

/** A table of a font: where its name, checksum and bytes are. */
interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

/**
 * The plain font in a WOFF file (W3C WOFF 1.0): the same tables, not compressed. The PDF library reads WOFF too, but
 * inflates the outlines again for each letter that it embeds.
 */
export function unwrapWoff(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  invariant(view.getUint32(0) === signature, 'this is a WOFF file');
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) =>
    tableAt(woff, view, headerBytes + index * entryBytes),
  );
  return plainFont(view.getUint32(4), tables);
}

function tableAt(woff: Uint8Array, view: DataView, at: number): Table {
  const offset = view.getUint32(at + 4);
  const packedLength = view.getUint32(at + 8);
  const length = view.getUint32(at + 12);
  const packed = woff.subarray(offset, offset + packedLength);
  const bytes = packedLength < length ? inflateSync(packed) : packed;
  return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), bytes };
}

/** OpenType's own file: a header, the directory, and the tables, each on a multiple of four bytes. */
function plainFont(flavor: number, tables: readonly Table[]): Uint8Array {
  const directory = 12 + tables.length * 16;
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const font = new Uint8Array(directory + tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * 16);
  let offset = directory;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = 12 + index * 16;
    view.setUint32(at, tag);
    view.setUint32(at + 4, checksum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, bytes.length);
    font.set(bytes, offset);
    offset += padded(bytes.length);
  });
  return font;
}
