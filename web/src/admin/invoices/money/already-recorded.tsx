import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { newId } from '../../shared/new-id.ts';

interface Answer {
  readonly receiptId: string;
  readonly alreadyRecorded: boolean;
}

/**
 * Records money once: what is just like some that was recorded before is only recorded again when that is confirmed.
 * `record` gives null where it failed.
 */
export function useRecordOnce<TAsked, TAnswer extends Answer>(
  record: (
    asked: TAsked & { readonly receiptId: string; readonly isAnother: boolean },
  ) => Promise<TAnswer | null>,
  onRecorded: (asked: TAsked, answer: TAnswer) => void,
) {
  const [receiptId] = useState(newId);
  const [already, setAlready] = useState<TAsked | null>(null);
  const ask = async (asked: TAsked, isAnother: boolean) => {
    const answer = await record({ ...asked, receiptId, isAnother });
    if (!answer) return;
    if (answer.alreadyRecorded && answer.receiptId !== receiptId) setAlready(() => asked);
    else onRecorded(asked, answer);
  };
  return {
    isAlready: already !== null,
    submit(asked: TAsked) {
      setAlready(null);
      return ask(asked, false);
    },
    another: () => void (already !== null && ask(already, true)),
  };
}

interface Props {
  readonly what: 'receipt' | 'refund';
  readonly onAnother: () => void;
}

/** Some money just like this was recorded: is this more of it? */
export function AlreadyRecorded({ what, onAnother }: Props) {
  return (
    <Callout
      tone="warning"
      title={`A ${what} just like this one has been recorded`}
      announce="alert"
      actions={
        <Button size="small" onClick={onAnother}>
          {`Record it as a separate ${what}`}
        </Button>
      }
    >
      <p>It has the same amount, date, method and reference. This one hasn’t been recorded.</p>
    </Callout>
  );
}
