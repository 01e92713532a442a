import { listUserMemorialsSpec } from '@shop/contract/user-memorials/list-user-memorials';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { countMemorials, readMemorials } from './user-memorial-store';
import { MEMORIAL_LIMIT } from './memorial-limit';
import { presentMemorial } from './present-memorial';

/** GET /v1/me/user-memorials */
export const listUserMemorialsRoute = defineRoute(listUserMemorialsSpec, async (context, { query }) => {
  const { db, response } = context;
  const userId = context.requireMember().id;
  response.header('x-limit', String(MEMORIAL_LIMIT));
  response.paginate(await countMemorials(db, userId), query.page, query.per);
  return (await readMemorials(db, userId, limitAndOffset(query))).map(presentMemorial);
});
