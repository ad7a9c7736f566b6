import { useOperation } from '../../../firebase/use-operation.ts';
import { saveFrom } from '../../../platform/save-file.ts';
import { useToast } from '../../../ui/app/toast.tsx';
import { Button } from '../../../ui/button.tsx';

interface Exported {
  readonly posts: number;
  readonly pictures: number;
  readonly missing: number;
  readonly unreadable: number;
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** 'Your download has started: 12 posts and 30 pictures. We couldn’t find 1 picture' */
function saidOf({ posts, pictures, missing, unreadable }: Exported): string {
  const lost = [
    missing > 0 ? ` We couldn’t find ${counted(missing, 'picture')}.` : '',
    unreadable > 0 ? ` We couldn’t read ${counted(unreadable, 'post')}.` : '',
  ];
  return `Your download has started: ${counted(posts, 'post')} and ${counted(pictures, 'picture')}.${lost.join('')}`;
}

/** All posts as Markdown files and their pictures, in one ZIP file. */
export function ExportPosts() {
  const toast = useToast();
  const { run, busy, error } = useOperation('exportBlogPosts');
  const download = async () => {
    const answer = await run({});
    if (answer === null) return;
    saveFrom(answer.url);
    toast(saidOf(answer));
  };
  return (
    <>
      <Button busy={busy} onClick={() => void download()}>
        Export posts
      </Button>
      {error ? <p role="alert">{error.message}</p> : null}
    </>
  );
}
