import type { BlogPost } from '@agency/domain/blog-post/schema';
import { formatInstantDate } from '@agency/domain/shared/format';
import type { Stored } from '@agency/domain/shared/parse';
import { useEffect, useState } from 'react';
import { useOperation } from '../../../../firebase/use-operation.ts';
import { Dialog } from '../../../../ui/app/dialog.tsx';
import { LoadingState } from '../../../../ui/app/states.tsx';
import { useToast } from '../../../../ui/app/toast.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

interface Props {
  readonly post: Stored<BlogPost>;
  readonly onClose: () => void;
}

/** An address at which a colleague or client reads the draft. */
export function ShareDialog({ post, onClose }: Props) {
  const toast = useToast();
  const share = useOperation('shareBlogPostPreview');
  const end = useOperation('endBlogPostPreview');
  const [link, setLink] = useState<{ readonly url: string; readonly expiresAt: string } | null>(null);
  const [isRefused, setRefused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void share.run({ postId: post.id }).then(setLink);
  }, []);
  const switchOff = async () => {
    if ((await end.run({ postId: post.id })) === null) return;
    toast('Preview switched off');
    onClose();
  };
  const error = share.error ?? end.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share a preview"
      actions={
        <>
          <Button variant="danger" busy={end.busy} onClick={() => void switchOff()}>
            Switch off
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {error ? (
        <Callout tone="danger" announce="alert">
          <p>{error.message}</p>
        </Callout>
      ) : null}
      {link === null ? (
        error ? null : (
          <LoadingState label="Making the address" lines={2} />
        )
      ) : (
        <>
          <p>{`Anyone with this address can read the draft until ${formatInstantDate(new Date(link.expiresAt))}. It shows your name, and always the text as it is then.`}</p>
          <TextField
            name="address"
            label="Address"
            readOnly
            value={link.url}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={link.url} about="address of the preview" onRefused={() => setRefused(true)} />
          {isRefused ? <p>Your browser couldn’t copy it: select the address and copy it by hand.</p> : null}
        </>
      )}
    </Dialog>
  );
}
