import { getPopupSpec } from '@shop/contract/popups/get-popup';
import { listPopupsSpec } from '@shop/contract/popups/list-popups';
import { eq } from 'drizzle-orm';
import { popups } from '../db/schema';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { findPopup, readPopups } from './popup-store';

/** GET /v1/popups */
const listPopupsRoute = handle(listPopupsSpec, async (context, { query }) => {
  const { rows, total } = await readPopups(context, pageBounds(query));
  context.answer.paginate(total, query.page, query.per);
  return rows;
});

/** GET /v1/popups/{id} */
const getPopupRoute = handle(getPopupSpec, async (context, { params: { id } }) => {
  const popup = await findPopup(context, eq(popups.id, id));
  if (popup === null) throw notFound('popup.not_found', 'ポップアップが見つかりません');
  return popup;
});

export const popupRoutes: readonly Route[] = [listPopupsRoute, getPopupRoute];
