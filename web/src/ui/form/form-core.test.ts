import { describe, expect, it } from 'vitest';
import { listErrors } from './form-core.tsx';

describe('listErrors', () => {
  it('names nested fields with dots and keeps their order', () => {
    const errors = {
      title: { type: 'required', message: 'Enter a title' },
      lines: [undefined, { price: { type: 'min', message: 'Enter a price' } }],
      root: { type: 'server', message: 'The quote was sent already' },
    };
    expect(listErrors(errors)).toEqual([
      { name: 'title', message: 'Enter a title' },
      { name: 'lines.1.price', message: 'Enter a price' },
      { name: undefined, message: 'The quote was sent already' },
    ]);
  });

  it('puts an error of a whole list on the list', () => {
    const errors = {
      lines: { root: { type: 'min', message: 'Add a line' } },
    };
    expect(listErrors(errors)).toEqual([{ name: 'lines', message: 'Add a line' }]);
  });

  it('is empty where there is none', () => {
    expect(listErrors({})).toEqual([]);
  });
});
