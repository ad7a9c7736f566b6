import type { AddedPicture } from '@agency/domain/operations/picture';
import { callOperation } from '../../../firebase/operations.client.ts';
import { useSignedIn } from '../../../firebase/session/session-context.ts';
import { type Uploads, useUploads } from '../../../views/upload/use-uploads.ts';
import { preparePicture, refusalOf } from './prepare-picture.ts';

export interface PictureUploads extends Pick<Uploads<AddedPicture>, 'items' | 'busy' | 'remove' | 'retry'> {
  add(files: readonly File[]): void;
}

/** The queue of pictures on their way into the library, with progress; one that is done has its `result`. */
export function usePictureUpload(): PictureUploads {
  return useQueue((uploadId) => callOperation('addPicture', { uploadId, alt: '' }));
}

/** The same for the picture that takes the place of another. */
export function usePictureReplacement(pictureId: string, seen: number): PictureUploads {
  return useQueue((uploadId) => callOperation('replacePicture', { pictureId, uploadId, seen }));
}

function useQueue(claim: (uploadId: string) => Promise<AddedPicture>): PictureUploads {
  const { uid } = useSignedIn();
  const { add, ...queue } = useUploads<AddedPicture>();
  const target = { uid, prepare: preparePicture, claim };
  return { ...queue, add: (files) => add(files, { target, refusalOf }) };
}
