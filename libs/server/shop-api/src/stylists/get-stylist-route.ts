import { STYLIST_ERRORS } from '@shop/contract/stylists/stylist-errors';
import { getStylistSpec } from '@shop/contract/stylists/get-stylist';
import { and, eq } from 'drizzle-orm';
import { stylists } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { readLooks } from './read-looks';
import { presentStylistSummary } from './present-stylist-summary';
import { selectStylists, shownStylists } from './stylist-store';

/** GET /v1/stylists/{key} */
export const getStylistRoute = defineRoute(getStylistSpec, async (context, { params: { key } }) => {
  const [row] = await selectStylists(context).where(and(shownStylists(context), eq(stylists.key, key)));
  if (row === undefined) throw notFound(STYLIST_ERRORS.notFound, 'スタイリストが見つかりません');
  return {
    ...presentStylistSummary(row),
    profile: row.stylist.profile,
    looks: await readLooks(context, row.stylist.id),
  };
});
