import { USER_MEMORIAL_ERRORS } from '@shop/contract/user-memorials/user-memorial-errors';
import { createUserMemorialSpec } from '@shop/contract/user-memorials/create-user-memorial';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { readRequestKey } from '../http/request-key';
import { lockMember } from '../users/lock-member';
import { countMemorials, findRequestedMemorial, insertMemorial } from './user-memorial-store';
import { memorialFields } from './memorial-fields';
import { MEMORIAL_LIMIT } from './memorial-limit';
import { presentMemorial } from './present-memorial';

/** POST /v1/me/user-memorials; a repeated request key adds nothing. */
export const createUserMemorialRoute = defineRoute(createUserMemorialSpec, (context, { body }) => {
  const userId = context.requireMember().id;
  const requestKey = readRequestKey(context);
  return context.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    const added = await findRequestedMemorial(tx, userId, requestKey);
    if (added !== null) return presentMemorial(added);
    if ((await countMemorials(tx, userId)) >= MEMORIAL_LIMIT)
      throw rejected(USER_MEMORIAL_ERRORS.limitExceeded, `登録できる記念日は${MEMORIAL_LIMIT}件までです`);
    return presentMemorial(
      await insertMemorial(tx, {
        ...memorialFields(body),
        userId,
        requestKey,
        createdAt: context.clock.now(),
      }),
    );
  });
});
