import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PictureField } from './picture-field.tsx';

it('is a group by its label that leads to the library, with its hint and error read out', () => {
  const html = renderToStaticMarkup(
    <PictureField
      name="cover"
      label="Cover"
      hint="On top of the page."
      error="Choose a cover"
      value={null}
      onChange={() => {}}
    />,
  );
  expect(html).toMatch(/<legend[^>]*>Cover/);
  expect(html).toMatch(/Choose or drop a picture.*for Cover/);
  const [, described = ''] = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(described.split(' ')).toHaveLength(2);
  for (const id of described.split(' ')) expect(html).toContain(`id="${id}"`);
});
