import { mailedMembers } from '@agency/domain/client/recipients';
import type { Client } from '@agency/domain/client/schema';
import { erasedContact } from '@agency/domain/platform/erased';
import type { Project } from '@agency/domain/project/schema';
import { isShared } from '@agency/domain/project/view';
import { formatList } from '@agency/domain/shared/format';

/** What publishing an update does, before it is done: who is emailed, and where it appears. */
export function audienceWords(
  project: Pick<Project, 'membersVersion'>,
  client: Pick<Client, 'name' | 'people' | 'memberUids' | 'billingEmail'> | null,
): string {
  if (!isShared(project)) {
    return 'You haven’t shared this project with the client yet, so no one is emailed. The update appears on their project page once you share it.';
  }
  const place = 'it appears on their project page and their tracking page';
  const members = client === null ? [] : mailedMembers(client);
  if (client !== null && members.length > 0) {
    const names = formatList(members.map(({ name }) => name));
    return `This is emailed to ${names} at ${client.name}, and ${place}.`;
  }
  if (client === null || client.billingEmail === erasedContact.email) {
    return `This client has no one to email. The update isn’t emailed, but ${place}.`;
  }
  return `No one at ${client.name} has an account yet. This is emailed to ${client.billingEmail}, and ${place}.`;
}
