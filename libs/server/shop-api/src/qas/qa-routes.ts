import { listQaCategoriesSpec } from '@shop/contract/qas/list-qa-categories';
import { listQasSpec } from '@shop/contract/qas/list-qas';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { presentQa, qaForest } from './qa-forest';
import { readQaCategories, readQas } from './qa-store';

/** GET /v1/qas */
const listQasRoute = handle(listQasSpec, async ({ db, channel, answer }, { query }) => {
  const { rows, total } = await readQas(
    db,
    { channelId: channel.id, category: query.category, word: query.word },
    pageBounds(query),
  );
  answer.paginate(total, query.page, query.per);
  return rows.map(presentQa);
});

/** GET /v1/qa-categories */
const listQaCategoriesRoute = handle(listQaCategoriesSpec, async ({ db, channel, answer }, { query }) => {
  const categories = await readQaCategories(db, channel.id);
  const { rows } = await readQas(db, { channelId: channel.id }, pageBounds({ page: 1, per: 'all' }));
  const answered = qaForest(categories, rows, { isNested: query.nest });
  answer.paginate(answered.length, 1, 'all');
  return answered;
});

export const qaRoutes: readonly Route[] = [listQasRoute, listQaCategoriesRoute];
