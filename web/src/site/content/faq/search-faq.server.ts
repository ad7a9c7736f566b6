import { foldWords } from '@agency/domain/shared/search-tokens';
import type { FaqGroup } from './faq.server.ts';

/** The questions in which every word that was typed begins some word; groups without one are left out. */
export function searchFaq(groups: readonly FaqGroup[], typed: string): readonly FaqGroup[] {
  const asked = foldWords(typed);
  if (asked.length === 0) return groups;
  const has = ({ question, text }: FaqGroup['questions'][number]) => {
    const words = foldWords(`${question} ${text}`);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(has) }))
    .filter(({ questions }) => questions.length > 0);
}
