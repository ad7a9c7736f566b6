import { tidyWords } from '@agency/domain/audit/labels';
import { services } from '@agency/domain/site/services';

/** Times that aren’t how long a service or package takes. */
const times: Readonly<Record<string, string>> = {
  'written-quote': 'Written quote, from a request',
  reply: 'Reply to a message',
  'support-reply': 'Reply to a site we host',
  'security-update': 'Security update',
  'backup-kept': 'How long backups are stored',
  'quote-form': 'Filling in the quote form',
  'project-notice': 'Notice to end a project',
  'fault-cover': 'Faults fixed without charge',
};

/** What staff call a price or time: 'Search engine optimisation', 'Care plan'. */
export function figureName(name: string): string {
  const known: Readonly<Record<string, string>> = { ...services, ...times };
  return (Object.hasOwn(known, name) ? known[name] : undefined) ?? tidyWords(name);
}
