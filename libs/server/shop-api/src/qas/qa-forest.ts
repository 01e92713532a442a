import type { Qa, QaCategory } from '@shop/contract/qas/qa';
import { sanitiseHtml } from '../html/sanitise-html';
import type { QaCategoryRow, QaRow } from './qa-store';

/** A question as the API returns it. */
export const presentQa = ({ qa, category }: QaRow): Qa => ({
  id: qa.id,
  category: { id: category.id, key: category.key, name: category.name },
  question: qa.question,
  answer: sanitiseHtml(qa.answer),
});

/**
 * The categories of questions: as a tree with questions, or flat without them. Counts include subcategories.
 */
export function qaForest(
  categories: readonly QaCategoryRow[],
  rows: readonly QaRow[],
  { isNested }: { readonly isNested: boolean },
): QaCategory[] {
  const childrenOf = (id: number | null) => categories.filter(({ parentId }) => parentId === id);
  const rowsOf = (id: number) => rows.filter(({ qa }) => qa.qaCategoryId === id);
  const countOf = (id: number): number =>
    childrenOf(id).reduce((sum, child) => sum + countOf(child.id), rowsOf(id).length);
  const present = (category: QaCategoryRow): QaCategory => ({
    id: category.id,
    key: category.key,
    name: category.name,
    parent_id: category.parentId,
    qa_count: countOf(category.id),
    qas: isNested ? rowsOf(category.id).map(presentQa) : [],
    children: isNested ? childrenOf(category.id).map(present) : [],
  });
  return (isNested ? childrenOf(null) : categories).map(present);
}
