import { expect, it } from 'vitest';
import { matchingCommands } from './commands.ts';

const onRun = () => undefined;
const commands = [
  { id: 'today', label: 'Today', onRun },
  { id: 'quotes', label: 'Quotes', detail: 'All of them', onRun },
  { id: 'new', label: 'New quote', onRun },
];

it.each([
  ['', ['today', 'quotes', 'new']],
  ['quo', ['quotes', 'new']],
  ['QUÓTE new', ['new']],
  ['uote', []],
  ['%', []],
])('finds by the beginnings of words: %j', (typed, found) => {
  expect(matchingCommands(commands, typed).map(({ id }) => id)).toEqual(found);
});
