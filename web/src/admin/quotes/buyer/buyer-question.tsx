import type { Buys } from '@agency/domain/client/buys';
import { RadioGroup } from '../../../ui/fields/choice.tsx';
import type { Buyer } from './use-buys.ts';

const options: readonly { readonly value: Buys; readonly label: string; readonly detail: string }[] = [
  {
    value: 'business',
    label: 'For a business or organisation',
    detail: 'When they accept, they confirm this.',
  },
  {
    value: 'private',
    label: 'Privately',
    detail: 'They can cancel within 14 days. The quote tells them how.',
  },
];

/** What a client of kind person buys for: asked once, and then on their record. */
export function BuyerQuestion({ buyer, name }: { readonly buyer: Buyer; readonly name: string }) {
  if (buyer.known !== null) return null;
  return (
    <RadioGroup
      name="buys"
      label={`What does ${name} buy this for?`}
      hint="You’re asked once. The answer goes on the client record."
      options={options}
      value={buyer.said ?? ''}
      onChange={(event) => {
        const found = options.find(({ value }) => value === event.target.value);
        if (found) buyer.say(found.value);
      }}
    />
  );
}
