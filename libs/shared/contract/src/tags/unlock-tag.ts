import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Key } from '../wire/key';
import { TAG_ERRORS } from './tag-errors';
import { TagGrant } from './tag-grant';

const MAX_PASSWORD_LENGTH = 128;

const schemas = {
  body: v.object({
    /** Key of the tag. */
    tag: Key,
    password: v.pipe(
      v.string(),
      v.nonEmpty('パスワードを入力してください'),
      v.maxLength(MAX_PASSWORD_LENGTH),
    ),
  }),
  response: TagGrant,
};

/** Opens a tag with its password. What it gives is sent as `x-tag-grant` with the calls that show products; it holds for some hours, and no longer than the password. */
export const unlockTag: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/tags/password',
  auth: 'any',
  responseType: 'json',
};

export const unlockTagSpec = specify({
  endpoint: unlockTag,
  schemas,
  summary: 'パスワード付きタグの解錠',
  errors: [TAG_ERRORS.wrongPassword],
});
