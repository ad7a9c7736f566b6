import type { BlogPost } from '@agency/domain/blog-post/schema';
import { addMonths, londonDate } from '@agency/domain/shared/dates';
import type { Stored } from '@agency/domain/shared/parse';
import { type FormEvent, useId, useState } from 'react';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { Dialog } from '../../../../ui/app/dialog.tsx';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';

interface Props {
  readonly post: Stored<BlogPost>;
  readonly now: Date;
  readonly onClose: () => void;
}

/** Somebody has read the post through: when should someone again? */
export function CheckedDialog({ post, now, onClose }: Props) {
  const toast = useToast();
  const { run, busy, error } = useOperation('checkBlogPost');
  const [day, setDay] = useState<string>(() => addMonths(londonDate(now), 6));
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const answer = await run({ postId: post.id, checkAgainOn: day === '' ? null : day });
    if (answer === null) return;
    toast('Marked as checked today');
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title="Is everything in it still right?"
      size="small"
      description="The page will say that it was last checked today."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            Mark as checked
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <DateField
          name="checkAgainOn"
          label="Check again on"
          optional
          value={day}
          error={error?.issues[0]?.message ?? error?.message}
          onValueChange={setDay}
        />
      </form>
    </Dialog>
  );
}
