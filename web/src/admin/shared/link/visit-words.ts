import type { LinkVisit } from '@agency/domain/link/schema';

const agents: Readonly<Record<LinkVisit['agent'], string>> = {
  phone: 'on a phone',
  tablet: 'on a tablet',
  computer: 'on a computer',
  bot: 'by a program that checks links',
  other: 'on an unknown device',
};

/** How a link was opened: 'on a phone'. */
export function visitWords({ agent }: Pick<LinkVisit, 'agent'>): string {
  return agents[agent];
}
