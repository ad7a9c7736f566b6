import { horsham } from './horsham.server.ts';
import type { TownContent } from './town-content.ts';

/** The page of every town by what stands in its address. */
export const townContents: ReadonlyMap<string, TownContent> = new Map(
  [horsham].map((content) => [content.town, content]),
);
