import * as v from 'valibot';
import { quietly, recentPrefix, writeLocalCopy } from '../../../firebase/session/local-copies.ts';
import { eachOnce, kindNames, type NamedRecord } from './found.ts';

const mostRecent = 20;

const recentRecords = v.array(
  v.strictObject({ kind: v.picklist(kindNames), id: v.string(), label: v.string(), detail: v.string() }),
);

export interface Recents {
  /** Whose they are. */
  readonly uid: string;
  /** The last opened first. */
  readonly list: () => readonly NamedRecord[];
  /** It was opened, or is still open and has other words now. */
  readonly note: (record: NamedRecord) => void;
  /** Its words as they are now, if it is among them. */
  readonly rename: (record: NamedRecord) => void;
  /** There is none any more. */
  readonly drop: (record: Pick<NamedRecord, 'kind' | 'id'>) => void;
}

const namedOf = ({ kind, id, label, detail }: NamedRecord): NamedRecord => ({ kind, id, label, detail });
const isSame = (one: Pick<NamedRecord, 'kind' | 'id'>) => (other: NamedRecord) =>
  one.kind === other.kind && one.id === other.id;

/** The records that a person opened last in this browser, until they sign out. */
export function recentsOf(storage: Storage, uid: string): Recents {
  const key = `${recentPrefix}${uid}`;
  const list = (): readonly NamedRecord[] =>
    quietly(() => v.parse(recentRecords, JSON.parse(storage.getItem(key) ?? '[]')), []);
  const store = (records: readonly NamedRecord[]) => {
    writeLocalCopy(storage, key, JSON.stringify(records.slice(0, mostRecent)));
  };
  return {
    uid,
    list,
    note: (record) => store(eachOnce([namedOf(record), ...list()])),
    rename(record) {
      const before = list();
      const known = before.find(isSame(record));
      if (!known || (known.label === record.label && known.detail === record.detail)) return;
      store(before.map((each) => (each === known ? namedOf(record) : each)));
    },
    drop: (record) => store(list().filter((each) => !isSame(record)(each))),
  };
}
