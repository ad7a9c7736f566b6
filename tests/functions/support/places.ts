/** Every document of a project at any depth, as path and text. */
async function everything(db: FirebaseFirestore.Firestore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      const { docs } = await collection.get();
      for (const { ref } of docs) {
        const snapshot = await ref.get();
        found.set(ref.path, JSON.stringify(snapshot.data()));
        await walk(await ref.listCollections());
      }
    }
  };
  await walk(await db.listCollections());
  return found;
}

/** The collections, by their templates, in whose documents (or ids) one of these words appears. */
export async function placesIn(db: FirebaseFirestore.Firestore, words: readonly string[]): Promise<string[]> {
  const places = [...(await everything(db))]
    .filter(([path, text]) => words.some((word) => path.includes(word) || text.includes(word)))
    .map(([path]) =>
      path
        .split('/')
        .filter((_part, index) => index % 2 === 0)
        .join('/'),
    );
  return [...new Set(places)].toSorted();
}
