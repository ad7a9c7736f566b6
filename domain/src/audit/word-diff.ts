/** A piece of a text: in both, or in one of them alone. */
export interface TextPart {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Beyond this many different words the two texts are shown whole: the table of pairs grows with their product. */
const mostWords = 800;

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** How many pieces the two have in common at their beginning. */
function common(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

/** By position in both, the most pieces that follow in common: the table of a longest common subsequence. */
function lengthsOf(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      const below = table[i + 1];
      if (!row || !below) continue;
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

function middleOf(before: readonly string[], after: readonly string[]): TextPart[] {
  const whole: TextPart[] = [
    { change: 'removed', text: before.join('') },
    { change: 'added', text: after.join('') },
  ];
  if (before.length > mostWords || after.length > mostWords) return whole;
  const table = lengthsOf(before, after);
  const parts: TextPart[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, young] = [before[i], after[j]];
    if (old !== undefined && old === young) {
      parts.push({ change: 'same', text: old });
      i += 1;
      j += 1;
    } else if (
      old !== undefined &&
      (young === undefined || (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))
    ) {
      parts.push({ change: 'removed', text: old });
      i += 1;
    } else {
      parts.push({ change: 'added', text: young ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** Neighbours of one kind become one; between two changes of whole words a space alone is no common ground. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === '') continue;
    if (last?.change === part.change) result[result.length - 1] = { ...last, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}

/** What changed between two texts, word by word. */
export function wordDiff(before: string, after: string): TextPart[] {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  const start = common(old, young);
  const restOld = old.slice(start);
  const restYoung = young.slice(start);
  const end = common(restOld.toReversed(), restYoung.toReversed());
  return joined([
    { change: 'same', text: old.slice(0, start).join('') },
    ...middleOf(restOld.slice(0, restOld.length - end), restYoung.slice(0, restYoung.length - end)),
    { change: 'same', text: end === 0 ? '' : old.slice(-end).join('') },
  ]);
}
