import { listQaCategoriesSpec } from '@shop/contract/qas/list-qa-categories';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { qaForest } from './qa-forest';
import { readQaCategories, readQas } from './qa-store';

/** GET /v1/qa-categories */
export const listQaCategoriesRoute = handle(
  listQaCategoriesSpec,
  async ({ db, channel, answer }, { query }) => {
    const categories = await readQaCategories(db, channel.id);
    const { rows } = await readQas(db, { channelId: channel.id }, pageBounds({ page: 1, per: 'all' }));
    const answered = qaForest(categories, rows, { isNested: query.nest });
    answer.paginate(answered.length, 1, 'all');
    return answered;
  },
);
