import { listUserMemorialsSpec } from '@shop/contract/user-memorials/list-user-memorials';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { countMemorials, readMemorials } from './user-memorial-store';
import { MEMORIAL_LIMIT } from './memorial-limit';
import { presentMemorial } from './present-memorial';

/** GET /v1/me/user-memorials */
export const listUserMemorialsRoute = handle(listUserMemorialsSpec, async (context, { query }) => {
  const { db, answer } = context;
  const userId = context.requireMember().id;
  answer.header('x-limit', String(MEMORIAL_LIMIT));
  answer.paginate(await countMemorials(db, userId), query.page, query.per);
  return (await readMemorials(db, userId, pageBounds(query))).map(presentMemorial);
});
