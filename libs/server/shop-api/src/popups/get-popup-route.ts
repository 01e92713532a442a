import { POPUP_ERRORS } from '@shop/contract/popups/popup-errors';
import { getPopupSpec } from '@shop/contract/popups/get-popup';
import { eq } from 'drizzle-orm';
import { popups } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { findPopup } from './popup-store';

/** GET /v1/popups/{id} */
export const getPopupRoute = defineRoute(getPopupSpec, async (context, { params: { id } }) => {
  const popup = await findPopup(context, eq(popups.id, id));
  if (popup === null) throw notFound(POPUP_ERRORS.notFound, 'ポップアップが見つかりません');
  return popup;
});
