import { listQasSpec } from '@shop/contract/qas/list-qas';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { presentQa } from './qa-forest';
import { readQas } from './qa-store';

/** GET /v1/qas */
export const listQasRoute = defineRoute(listQasSpec, async ({ db, channel, response }, { query }) => {
  const { rows, total } = await readQas(
    db,
    { channelId: channel.id, category: query.category, word: query.word },
    limitAndOffset(query),
  );
  response.paginate(total, query.page, query.per);
  return rows.map(presentQa);
});
