import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { FlagFromText } from '../wire/paging';
import { QaCategory } from './qa';

const schemas = {
  query: v.object({ nest: v.optional(FlagFromText, false) }),
  response: v.array(QaCategory),
};

/** The kinds of questions: flat with `parent_id`, or with `nest=1` as a tree that holds the questions too. core §3 */
export const listQaCategories: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/qa-categories',
  auth: 'any',
  responseType: 'json',
};

export const listQaCategoriesSpec = specify({
  endpoint: listQaCategories,
  schemas,
  summary: 'よくあるご質問のカテゴリー',
  errors: [],
});
