import type { ApiClient } from '@shop/api-client/api-client';
import { listQaCategories } from '@shop/contract/qas/list-qa-categories';
import type { Qa, QaCategory } from '@shop/contract/qas/qa';
import { queryOptions } from '@tanstack/react-query';
import { qaKeys } from './qa-keys';

/** A question with its answer. */
export interface QaView {
  readonly id: number;
  readonly question: string;
  /** HTML that the API has made harmless. */
  readonly answer: string;
  readonly categoryName: string;
}

/** A kind of question with its own questions and the kinds below it. */
export interface QaCategoryView {
  readonly key: string;
  readonly name: string;
  readonly questions: readonly QaView[];
  readonly children: readonly QaCategoryView[];
}

/** The wire's question as the pages see it. */
export function toQa({ id, question, answer, category }: Qa): QaView {
  return { id, question, answer, categoryName: category.name };
}

const toCategory = ({ key, name, qas, children }: QaCategory): QaCategoryView => ({
  key,
  name,
  questions: qas.map(toQa),
  children: children.filter(({ qa_count }) => qa_count > 0).map(toCategory),
});

/** All questions as a tree of their kinds; kinds without a question are left out. core §3 */
export function qaCategoriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: qaKeys.categories,
    queryFn: async ({ signal }): Promise<readonly QaCategoryView[]> => {
      const { data } = await api.call(listQaCategories, { query: { nest: true } }, { signal });
      return data.filter(({ qa_count }) => qa_count > 0).map(toCategory);
    },
  });
}
