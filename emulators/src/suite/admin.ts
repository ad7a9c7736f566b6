import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { adminEnvironment, bucket, project } from './environment.ts';
import type { Ports } from './ports.ts';

export interface Admin {
  app: App;
  db: Firestore;
  auth: Auth;
  storage: Storage;
  close: () => Promise<void>;
}

/** The Admin SDK, connected to the emulators at these ports (it reads their addresses from the environment). */
export function connectAdmin(ports: Ports): Admin {
  Object.assign(process.env, adminEnvironment(ports));
  const app = initializeApp({ projectId: project, storageBucket: bucket }, `admin-${ports.firestore}`);
  return {
    app,
    db: getFirestore(app),
    auth: getAuth(app),
    storage: getStorage(app),
    close: () => deleteApp(app),
  };
}
