import { listPopupsSpec } from '@shop/contract/popups/list-popups';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { readPopups } from './popup-store';

/** GET /v1/popups */
export const listPopupsRoute = defineRoute(listPopupsSpec, async (context, { query }) => {
  const { rows, total } = await readPopups(context, limitAndOffset(query));
  context.response.paginate(total, query.page, query.per);
  return rows;
});
