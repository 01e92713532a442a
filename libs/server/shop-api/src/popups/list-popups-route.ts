import { listPopupsSpec } from '@shop/contract/popups/list-popups';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { readPopups } from './popup-store';

/** GET /v1/popups */
export const listPopupsRoute = handle(listPopupsSpec, async (context, { query }) => {
  const { rows, total } = await readPopups(context, pageBounds(query));
  context.answer.paginate(total, query.page, query.per);
  return rows;
});
