import * as v from 'valibot';
import { quietly } from '../../firebase/session/local-copies.ts';

const shape = v.object({ choice: v.picklist(['approved', 'changesRequested']), comment: v.string() });

/** An answer to a step that was begun and not sent. */
export type StepDraft = v.InferOutput<typeof shape>;

export interface StepPlace {
  readonly uid: string;
  readonly projectId: string;
  readonly milestoneId: string;
}

/** In this tab alone, so that it lives through reloads and a new sign-in of the same person, and no longer. */
const keyPrefix = 'step-answer/';
const keyOf = ({ uid, projectId, milestoneId }: StepPlace) =>
  `${keyPrefix}${uid}/${projectId}/${milestoneId}`;

export function readStepDraft(place: StepPlace): StepDraft | null {
  const stored = quietly<unknown>(() => JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null'), null);
  const read = v.safeParse(shape, stored);
  return read.success ? read.output : null;
}

/** Stores what was typed; null once it was sent or left. */
export function storeStepDraft(place: StepPlace, draft: StepDraft | null): void {
  quietly(() => {
    if (draft === null) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
  }, undefined);
}
