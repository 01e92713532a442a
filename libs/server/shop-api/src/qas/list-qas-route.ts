import { listQasSpec } from '@shop/contract/qas/list-qas';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { presentQa } from './qa-forest';
import { readQas } from './qa-store';

/** GET /v1/qas */
export const listQasRoute = handle(listQasSpec, async ({ db, channel, answer }, { query }) => {
  const { rows, total } = await readQas(
    db,
    { channelId: channel.id, category: query.category, word: query.word },
    pageBounds(query),
  );
  answer.paginate(total, query.page, query.per);
  return rows.map(presentQa);
});
