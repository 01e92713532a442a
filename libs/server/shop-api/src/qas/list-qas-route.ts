import { listQasSpec } from '@shop/contract/qas/list-qas';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { fillAnswers } from './fill-answers';
import { presentQa } from './qa-forest';
import { readQas } from './qa-store';

/** GET /v1/qas */
export const listQasRoute = defineRoute(listQasSpec, async (context, { query }) => {
  const { rows, total } = await readQas(
    context,
    { channelId: context.channel.id, category: query.category, word: query.word },
    limitAndOffset(query),
  );
  context.response.paginate(total, query.page, query.per);
  return (await fillAnswers(context, rows)).map(presentQa);
});
