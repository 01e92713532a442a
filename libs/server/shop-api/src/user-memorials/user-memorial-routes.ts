import { createUserMemorialSpec } from '@shop/contract/user-memorials/create-user-memorial';
import { deleteUserMemorialSpec } from '@shop/contract/user-memorials/delete-user-memorial';
import { getUserMemorialSpec } from '@shop/contract/user-memorials/get-user-memorial';
import { listUserMemorialsSpec } from '@shop/contract/user-memorials/list-user-memorials';
import { updateUserMemorialSpec } from '@shop/contract/user-memorials/update-user-memorial';
import type { UserMemorial, UserMemorialInput } from '@shop/contract/user-memorials/user-memorial';
import type { InferOutput } from 'valibot';
import { notFound, refused } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { lockMember } from '../users/lock-member';
import {
  countMemorials,
  findMemorial,
  insertMemorial,
  type MemorialFields,
  type MemorialRow,
  readMemorials,
  removeMemorial,
  replaceMemorial,
} from './user-memorial-store';

/** How many days a member may keep; told by `x-limit`. */
export const MEMORIAL_LIMIT = 50;

/** The same answer for unknown and foreign days. */
const memorialNotFound = () => notFound('user_memorial.not_found', '記念日が見つかりません');

function present(row: MemorialRow | null): UserMemorial {
  if (row === null) throw memorialNotFound();
  return {
    id: row.id,
    user_id: row.userId,
    target_user_name: row.targetUserName,
    division_ct: row.divisionCt,
    name: row.name,
    month: row.month,
    date: row.date,
    call: row.call,
  };
}

const fieldsOf = (input: InferOutput<typeof UserMemorialInput>): MemorialFields => ({
  targetUserName: input.target_user_name,
  divisionCt: input.division_ct,
  name: input.name,
  month: input.month,
  date: input.date,
  call: input.call,
});

/** GET /v1/me/user-memorials */
const listUserMemorialsRoute = handle(listUserMemorialsSpec, async (context, { query }) => {
  const { db, answer } = context;
  const userId = context.requireMember().id;
  answer.header('x-limit', String(MEMORIAL_LIMIT));
  answer.paginate(await countMemorials(db, userId), query.page, query.per);
  return (await readMemorials(db, userId, pageBounds(query))).map(present);
});

/** POST /v1/me/user-memorials */
const createUserMemorialRoute = handle(createUserMemorialSpec, (context, { body }) => {
  const userId = context.requireMember().id;
  return context.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if ((await countMemorials(tx, userId)) >= MEMORIAL_LIMIT)
      throw refused('user_memorial.limit_exceeded', `登録できる記念日は${MEMORIAL_LIMIT}件までです`);
    return present(await insertMemorial(tx, { ...fieldsOf(body), userId, createdAt: context.clock.now() }));
  });
});

/** GET /v1/me/user-memorials/{id} */
const getUserMemorialRoute = handle(getUserMemorialSpec, async (context, { params: { id } }) =>
  present(await findMemorial(context.db, context.requireMember().id, id)),
);

/** PUT /v1/me/user-memorials/{id} */
const updateUserMemorialRoute = handle(updateUserMemorialSpec, async (context, { params: { id }, body }) =>
  present(await replaceMemorial(context.db, context.requireMember().id, id, fieldsOf(body))),
);

/** DELETE /v1/me/user-memorials/{id} */
const deleteUserMemorialRoute = handle(deleteUserMemorialSpec, async (context, { params: { id } }) => {
  if (!(await removeMemorial(context.db, context.requireMember().id, id))) throw memorialNotFound();
  return undefined;
});

export const userMemorialRoutes: readonly Route[] = [
  listUserMemorialsRoute,
  createUserMemorialRoute,
  getUserMemorialRoute,
  updateUserMemorialRoute,
  deleteUserMemorialRoute,
];
