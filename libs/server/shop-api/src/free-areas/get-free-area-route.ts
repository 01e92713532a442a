import { FREE_AREA_ERRORS } from '@shop/contract/free-areas/free-area-errors';
import { getFreeAreaSpec } from '@shop/contract/free-areas/get-free-area';
import { and, eq } from 'drizzle-orm';
import { freeAreas } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { fillText } from '../shop-terms/fill-texts';
import { shownFreeAreas } from './free-area-store';
import { presentFreeArea } from './present-free-area';

/** GET /v1/free-areas/{code} */
export const getFreeAreaRoute = defineRoute(getFreeAreaSpec, async (context, { params: { code } }) => {
  const [row] = await context.db
    .select()
    .from(freeAreas)
    .where(and(shownFreeAreas(context), eq(freeAreas.code, code)));
  if (row === undefined) throw notFound(FREE_AREA_ERRORS.notFound, 'フリーエリアが見つかりません');
  return presentFreeArea({ ...row, body: await fillText(context, row.body) });
});
