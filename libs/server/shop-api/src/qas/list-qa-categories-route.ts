import { listQaCategoriesSpec } from '@shop/contract/qas/list-qa-categories';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { fillAnswers } from './fill-answers';
import { qaForest } from './qa-forest';
import { readQaCategories, readQas } from './qa-store';

/** GET /v1/qa-categories */
export const listQaCategoriesRoute = defineRoute(listQaCategoriesSpec, async (context, { query }) => {
  const { db, channel, response } = context;
  const categories = await readQaCategories(db, channel.id);
  const { rows } = await readQas(context, { channelId: channel.id }, limitAndOffset({ page: 1, per: 'all' }));
  const answered = qaForest(categories, await fillAnswers(context, rows), { isNested: query.nest });
  response.paginate(answered.length, 1, 'all');
  return answered;
});
