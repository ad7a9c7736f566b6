import type { LineSelection, QuoteLine } from '@agency/domain/quote/content';

function line(id: string, selection: LineSelection): QuoteLine {
  return {
    id,
    description: id,
    unitLabel: '',
    quantity: 2,
    unitPrice: 10_000,
    discount: 0,
    vatRate: 2000,
    billing: 'once',
    selection,
  };
}

const design = line('design', { kind: 'fixed' });
const blog = line('blog', { kind: 'optional', selected: false });
const pages = line('pages', { kind: 'adjustable', min: 1, max: 10 });
const small = line('small', { kind: 'oneOf', group: 'Hosting', selected: true });
const large = line('large', { kind: 'oneOf', group: 'Hosting', selected: false });
const content = {
  sections: [{ id: 's', title: 'S', introduction: '', lines: [design, blog, pages, small, large] }],
};

/** A line of each kind that a client can choose. */
export const choosable = { content, design, blog, pages, large };
