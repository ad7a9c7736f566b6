/** What stands in a filtered list that has nothing to show: at its end, or with more to look through behind it. */
export function NothingFits({ who, hasMore }: { readonly who: string; readonly hasMore: boolean }) {
  return hasMore ? (
    <p>{who} fits so far. There are more to look through: choose Next, or type more of it.</p>
  ) : (
    <p>{who} fits. Search goes by the beginning of a word; try fewer letters or another list.</p>
  );
}
