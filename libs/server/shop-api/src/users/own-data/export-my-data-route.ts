import { exportMyDataSpec } from '@shop/contract/users/export-my-data';
import { defineRoute } from '../../http/define-route';
import { consumeRateLimit } from '../../http/rate-limit';
import { tokyoDayOf } from '../../tokyo-time/tokyo-day';
import { readOwnData } from './read-own-data';

/** The file reads every order of a member: more often serves nobody. */
const PER_MEMBER = { count: 10, windowMs: 60 * 60 * 1000 };
const INDENT = 2;
/** Not JSON's own type, by which a download says that it is not ready yet. */
const FILE_TYPE = 'application/octet-stream';

/** GET /v1/me/data */
export const exportMyDataRoute = defineRoute(exportMyDataSpec, async (context) => {
  const { db, clock, response } = context;
  await consumeRateLimit(db, clock, `export-my-data/${context.requireMember().id}`, PER_MEMBER);
  const day = tokyoDayOf(clock.now()).replaceAll('-', '');
  const text = JSON.stringify(await readOwnData(context), null, INDENT);
  response.file(new TextEncoder().encode(text), `会員データ_${day}.json`, FILE_TYPE);
  return undefined;
});
