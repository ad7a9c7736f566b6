import { readFile } from 'node:fs/promises';
import { projectFile } from '@agency/domain/file/schema';
import { inRoot } from '../suite/paths.ts';
import type { SeedContext } from './context.ts';
import { people } from './people.ts';
import { projectIds } from './project.ts';
import { putObject } from './put-object.ts';

interface Entry {
  id: string;
  name: string;
  contentType: string;
  bytes: Buffer;
  by: 'admin' | 'client';
  visibility: 'client' | 'internal';
  daysAgo: number;
}

const priceList = 'bread,weight,price\nFarmhouse,800 g,£3.80\nRye,900 g,£4.20\nSeeded,800 g,£4.10\n';
const minutes = `Order-ahead website: what we agreed

1. Orders close at 4 pm for the next morning.
2. Loaves that are not collected by noon go to the food bank.
3. Rosa sends the photographs of the new oven.
`;

/** Files of the running project: two for both sides, one of them the client's, and an internal one. */
export async function seedFiles(context: SeedContext): Promise<void> {
  const logo = await readFile(inRoot('web/public/icon-512.png'));
  const text = (value: string) => Buffer.from(value, 'utf8');
  const files: Entry[] = [
    {
      id: 'sample-price-list',
      name: 'Price list.csv',
      contentType: 'text/csv',
      bytes: text(priceList),
      by: 'client',
      visibility: 'client',
      daysAgo: 21,
    },
    {
      id: 'sample-logo',
      name: 'Logo for the till.png',
      contentType: 'image/png',
      bytes: logo,
      by: 'admin',
      visibility: 'client',
      daysAgo: 12,
    },
    {
      id: 'sample-minutes',
      name: 'Minutes of the first meeting.txt',
      contentType: 'text/plain',
      bytes: text(minutes),
      by: 'admin',
      visibility: 'internal',
      daysAgo: 45,
    },
  ];
  await Promise.all(files.map((file) => seedFile(context, file)));
}

async function seedFile(context: SeedContext, file: Entry): Promise<void> {
  const storagePath = `files/${projectIds.accepted}/${file.id}`;
  const { uid, name } = people[file.by];
  const { put, at } = context;
  put('projectFiles', [projectIds.accepted, file.id], projectFile, {
    name: file.name,
    size: file.bytes.byteLength,
    contentType: file.contentType,
    storagePath,
    visibility: file.visibility,
    uploadedBy: uid,
    uploaderName: name,
    uploaderKind: file.by === 'admin' ? 'staff' : 'client',
    createdAt: at(-file.daysAgo, 14),
    updatedAt: at(-file.daysAgo, 14),
    updatedBy: 'system',
  });
  await putObject(context, storagePath, file.bytes, file.contentType);
}
