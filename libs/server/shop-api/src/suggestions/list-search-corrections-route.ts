import { listSearchCorrectionsSpec } from '@shop/contract/suggestions/list-search-corrections';
import { defineRoute } from '../http/define-route';
import { listCorrections } from '../search/list-corrections';
import { visibleModels } from '../tags/visible-models';

/** GET /v1/products/search-corrections */
export const listSearchCorrectionsRoute = defineRoute(
  listSearchCorrectionsSpec,
  async (context, { query }) => {
    const { db, channel } = context;
    const filter = await visibleModels(context);
    const words = await listCorrections(db, { channelId: channel.id, filter, typed: query.word });
    return words.map((word) => ({ word }));
  },
);
