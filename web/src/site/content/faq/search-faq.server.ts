import { textSearch } from '@agency/domain/shared/search-tokens';
import type { FaqGroup } from './faq.server.ts';

/** The questions in which every word that was typed begins some word; groups without one are left out. */
export function searchFaq(groups: readonly FaqGroup[], typed: string): readonly FaqGroup[] {
  const isFound = textSearch(typed);
  const has = ({ question, text }: FaqGroup['questions'][number]) => isFound(`${question} ${text}`);
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(has) }))
    .filter(({ questions }) => questions.length > 0);
}
