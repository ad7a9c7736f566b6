import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  disableNetwork,
  doc,
  getFirestore,
  onSnapshot,
  type Query,
  type QuerySnapshot,
  setDoc,
} from 'firebase/firestore';
import { Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { useServerIfNothing } from './confirmed.ts';

const app = initializeApp({ projectId: 'demo-offline' }, 'offline');
const firestore = getFirestore(app);
await disableNetwork(firestore);
afterAll(() => deleteApp(app));

const documentOf = (of: DocumentReference) =>
  new Promise<DocumentSnapshot>((resolve, reject) => onSnapshot(of, resolve, reject));
const documentsOf = (of: Query) =>
  new Promise<QuerySnapshot>((resolve, reject) => onSnapshot(of, resolve, reject));

function Shown({ snapshot }: { readonly snapshot: DocumentSnapshot | QuerySnapshot }) {
  useServerIfNothing(snapshot);
  return 'shown';
}

const shown = (snapshot: DocumentSnapshot | QuerySnapshot) =>
  renderToStaticMarkup(
    <Suspense fallback="waits">
      <Shown snapshot={snapshot} />
    </Suspense>,
  );

it('waits for the server where the cache has nothing, and shows what it has', async () => {
  const one = doc(firestore, 'quotes/one');
  expect(shown(await documentsOf(collection(firestore, 'quotes')))).toContain('waits');
  expect(shown(await documentOf(one))).toContain('waits');
  // Is kept here at once, and sent later.
  void setDoc(one, { title: 'Fern' });
  expect(shown(await documentsOf(collection(firestore, 'quotes')))).not.toContain('waits');
  expect(shown(await documentOf(one))).not.toContain('waits');
});
