import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DemoStage } from './demo-stage.tsx';

const markup = renderToStaticMarkup(
  <DemoStage
    name="Counting"
    path="/demos/counting"
    store={{ name: 'counting', version: 1, schema: v.number(), initial: () => 0, goOn: (state) => state }}
    App={() => <p>It counts</p>}
  />,
);
const sheet = readFileSync(new URL('./demo-stage.module.css', import.meta.url), 'utf8');

describe('a demo whose script has not loaded', () => {
  it('offers to load the page again, bypassing the router, which may not be there', () => {
    expect(markup).toMatch(/<a [^>]*href="\/demos\/counting">load the page again<\/a>/);
    expect(markup).not.toContain('It counts');
  });

  it('says so after a while by CSS alone, and not where scripts are off', () => {
    expect(sheet).toMatch(/\.late \{[^}]*visibility: hidden;[^}]*animation: late 0s 8s forwards;/);
    expect(sheet).toMatch(/@media \(scripting: none\) \{\s*\.late \{\s*display: none;/);
    expect(markup).toContain('<noscript>');
  });
});
