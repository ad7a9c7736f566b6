import { AppError } from '@agency/domain/shared/errors';
import type { QuoteInput } from './quote-form.ts';
import type { QuoteEditor } from './use-quote-editor.ts';

/** What somebody was asked about: these contents, on top of this revision. */
export interface Asked {
  readonly input: QuoteInput;
  readonly revision: number;
}

type SavingEditor = Pick<QuoteEditor, 'revision' | 'conflict' | 'saveInput'>;

/**
 * Saves exactly what was asked about; the new revision.
 * @throws AppError where the draft has moved on since, or could not be saved: nothing may be sent then.
 */
export async function saveAsked({ input, revision }: Asked, editor: SavingEditor): Promise<number> {
  if (editor.conflict || editor.revision !== revision) {
    throw new AppError(
      'failed-precondition',
      'Someone else has just saved this quote, so nothing was sent. Close this, check the quote again, then send it.',
    );
  }
  const saved = await editor.saveInput(input, revision);
  if (saved !== null) return saved;
  throw new AppError(
    'failed-precondition',
    'We couldn’t save the draft, so nothing was sent. Close this to see why.',
  );
}
