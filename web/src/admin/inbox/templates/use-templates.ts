import { isUnreadable, type Stored } from '@agency/domain/shared/parse';
import { templateQueries } from '@agency/domain/template/queries';
import type { Template } from '@agency/domain/template/schema';
import { useMemo } from 'react';
import { useRecords } from '../../../firebase/firestore/hooks.ts';
import { templates } from '../../../firebase/records/template.ts';

export interface ReplyTemplate extends Pick<Stored<Template>, 'id' | 'title' | 'updatedAt'> {
  readonly message: string;
}

/** The templates of replies by title; suspends. */
export function useReplyTemplates(): readonly ReplyTemplate[] {
  const found = useRecords(templates, templateQueries.templatesOfKind, ['reply']);
  return useMemo(
    () =>
      found.flatMap((one) => {
        if (isUnreadable(one) || one.content.kind !== 'reply') return [];
        const { id, title, updatedAt, content } = one;
        return [{ id, title, updatedAt, message: content.message }];
      }),
    [found],
  );
}
