import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareTexts, openSlots } from './bare-text.ts';

const sources = join(import.meta.dirname, '..', 'src');
const modules = globSync('**/*.tsx', { cwd: sources })
  .filter((file) => !file.endsWith('.test.tsx'))
  .map((file) => ({ file, source: readFileSync(join(sources, file), 'utf8') }));

const isFound = (child: string, rest = '') =>
  bareTexts(
    'a.tsx',
    `const Part = ({ word, icon }) => (${child});\n${rest}`,
    new Set(['Box children', 'Box aside']),
  ).length > 0;

describe('text that a translation would break', () => {
  it('is nowhere in the pages', () => {
    const open = new Set(modules.flatMap(({ file, source }) => [...openSlots(file, source)]));
    const found = modules.flatMap(({ file, source }) =>
      bareTexts(file, source, open).map((line) => `${file}:${line}`),
    );
    expect(modules.length).toBeGreaterThan(300);
    expect(found, 'put each into an element by itself, as in <span>{words}</span>').toEqual([]);
  });

  it.each([
    '<p>{word ? <b /> : null}{word}</p>',
    '<p><b />{word}</p>',
    '<p>Hello {word}</p>',
    '<p>{word} {word}</p>',
    "<p><b />{word ? 'one' : 'other'}</p>",
    "<p><b />{word && 'one'}</p>",
    '<p>{word ? <b /> : null}always the same</p>',
    "<p><b />{word + '.'}</p>",
    '<p><b />{word.length}</p>',
    '<p><b />{format(word)}</p>',
    '<p><b /><>{word}</></p>',
    '<p><b />{word ? <>{word}</> : null}</p>',
    "<p>{word.map((one) => one + ', ')}<b /></p>",
    '<Box>{word}</Box>',
    "<Box aside={word + ' left'} />",
  ])('is seen in %s', (child) => expect(isFound(child)).toBe(true));

  it.each([
    '<p>{word}</p>',
    "<p>{word + ' and more'}</p>",
    '<p><b /><span>{word}</span></p>',
    '<p>{word ? <b /> : null} <span>{word}</span></p>',
    '<p>Always the same <b>{word}</b>, and this too.</p>',
    '<p>Always the same{word ? <b /> : null}</p>',
    '<p>{word.map((one) => <b key={one}>{one}</b>)}<i /></p>',
    '<p><b />{made}</p>',
    '<p><b />{make()}</p>',
    '<Box><p>{word}</p></Box>',
    '<Box aside={<span>{word}</span>}>Always the same</Box>',
  ])('is not seen in %s', (child) =>
    expect(isFound(child, 'const made = <i />; function make() { return <i />; }')).toBe(false),
  );

  it('is looked for where a component puts what it is given beside other children', () => {
    const box = (children: string) =>
      `interface BoxProps { readonly children: ReactNode } function Box({ children }: BoxProps) { return ${children}; }`;
    expect([...openSlots('box.tsx', box('<p><b />{children}</p>'))]).toEqual(['Box children']);
    expect([...openSlots('box.tsx', box('<p><b /><span>{children}</span></p>'))]).toEqual([]);
  });
});
