import { type AccountName, accounts } from '../../../functions/src/platform/accounts.ts';
import type { CloudStep } from './gcloud.ts';

/** What an account may need, as Google's roles; all but `storage` and `signing` hold for the whole project. */
const rights = {
  database: ['roles/datastore.user'],
  /** Reads and writes objects of the bucket, and grants nobody anything. */
  storage: ['roles/storage.objectUser'],
  /** People's accounts: claims, sessions, links in mails. */
  people: ['roles/firebaseauth.admin'],
  /** Is called by events and schedules. */
  events: ['roles/eventarc.eventReceiver', 'roles/run.invoker'],
  /** Signs App Check tokens in its own name. */
  signing: ['roles/iam.serviceAccountTokenCreator'],
  /** Consumes the App Check token of a call that moves money. */
  appCheck: ['roles/firebaseappcheck.tokenVerifier'],
} as const;
export type Right = keyof typeof rights;

/** The least privilege that each account's functions need; their secrets come with the deployment. */
export const rightsOf: Readonly<Record<AccountName, readonly Right[]>> = {
  pages: ['database'],
  api: ['database', 'storage', 'people', 'signing'],
  operations: ['database', 'storage', 'people', 'appCheck'],
  mail: ['database', 'storage', 'people', 'events'],
  triggers: ['database', 'people', 'events'],
  uploads: ['database', 'storage', 'events'],
  schedules: ['database', 'storage', 'people', 'events'],
};

interface Place {
  readonly project: string;
  readonly bucket: string;
}

/** Makes the accounts and gives each its rights. */
export function accountSteps(place: Place): CloudStep[] {
  return Object.entries(accounts).flatMap(([name, { id, does }]) => {
    const email = `${id}@${place.project}.iam.gserviceaccount.com`;
    const project = ['--project', place.project];
    const create: CloudStep = {
      what: `${id}: ${does}`,
      unless: ['iam', 'service-accounts', 'describe', email, ...project],
      run: ['iam', 'service-accounts', 'create', id, `--display-name=${does}`, ...project],
    };
    // Object.entries is typed by string; the table's keys are exactly the names.
    const granted = rightsOf[name as AccountName].flatMap((right) =>
      rights[right].map((role) => grant(right, role, email, place)),
    );
    return [create, ...granted];
  });
}

function grant(right: Right, role: string, email: string, { project, bucket }: Place): CloudStep {
  const binding = ['add-iam-policy-binding'];
  const on = {
    project: ['projects', ...binding, project, '--condition=None'],
    bucket: ['storage', 'buckets', ...binding, `gs://${bucket}`],
    itself: ['iam', 'service-accounts', ...binding, email, '--project', project],
  };
  const place = right === 'storage' ? on.bucket : right === 'signing' ? on.itself : on.project;
  return {
    what: `${email} gets ${role}`,
    run: [...place, `--member=serviceAccount:${email}`, `--role=${role}`],
  };
}
