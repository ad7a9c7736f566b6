import { birmingham } from './birmingham.server.ts';
import { brighton } from './brighton.server.ts';
import { crawley } from './crawley.server.ts';
import { guildford } from './guildford.server.ts';
import { horsham } from './horsham.server.ts';
import { leeds } from './leeds.server.ts';
import { manchester } from './manchester.server.ts';
import { portsmouth } from './portsmouth.server.ts';
import { southampton } from './southampton.server.ts';
import type { TownContent } from './town-content.ts';
import { worthing } from './worthing.server.ts';

const all: readonly TownContent[] = [
  horsham,
  crawley,
  brighton,
  worthing,
  guildford,
  portsmouth,
  southampton,
  birmingham,
  manchester,
  leeds,
];

/** The page of every town by the slug in its address. */
export const townContents: ReadonlyMap<string, TownContent> = new Map(
  all.map((content) => [content.town, content]),
);
