import type { OperationHandler } from '../platform/operation.ts';
import { asAdded, pictureFromUpload } from './from-upload.ts';

/** Adds a picture to the library. @throws AppError with a sentence that says why the file can't be one. */
export const addPicture: OperationHandler<'addPicture'> = async (deps, { uploadId, alt }, { person }) =>
  asAdded(await pictureFromUpload(deps, { person, uploadId, alt }));
