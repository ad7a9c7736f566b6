/** The towns that have a page of their own, by the slug in its address. */
export const towns = {
  leeds: 'Leeds',
  crawley: 'Crawley',
  horsham: 'Horsham',
  brighton: 'Brighton',
  worthing: 'Worthing',
  guildford: 'Guildford',
  birmingham: 'Birmingham',
  manchester: 'Manchester',
  portsmouth: 'Portsmouth',
  southampton: 'Southampton',
} as const;

export type TownSlug = keyof typeof towns;
