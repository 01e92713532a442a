import { normaliseHalfWidth } from '@shop/validation/text/normalise-half-width';
import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { TagGrant } from '../tags/tag-grant';
import { Id } from '../wire/id';
import { SCHOOL_ERRORS } from './school-errors';

const CODE_MAX = 32;
const PASSWORD_MAX = 128;

const code = (label: string) =>
  v.pipe(
    v.string(`${label}を入力してください`),
    v.maxLength(CODE_MAX, `${label}は${CODE_MAX}文字以内で入力してください`),
    v.transform((text) => normaliseHalfWidth(text).toUpperCase()),
    v.nonEmpty(`${label}を入力してください`),
  );

const schemas = {
  body: v.pipe(
    v.object({
      school_code: code('学校コード'),
      /** The word that the school gave its families. */
      password: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(PASSWORD_MAX, `パスワードは${PASSWORD_MAX}文字以内で入力してください`),
        ),
      ),
      /** Or the number that it handed out. */
      member_number: v.optional(code('会員番号')),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['member_number']],
        ({ password, member_number }) => Boolean(password) || Boolean(member_number),
        'いずれかは必須項目です',
      ),
      ['password'],
    ),
  ),
  response: v.object({
    school: v.object({ id: Id, code: v.string(), name: v.string(), name_kana: v.string() }),
    /** Opens what the school prescribes; null where the shop does not sell that yet. */
    tag_grant: v.nullable(TagGrant),
  }),
};

/**
 * Whether a family belongs to a school, by the school's word or a number that it handed out, and the access to the school's
 * products (account §7, one tenant).
 */
export const checkSchool: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/takimoto/v1/schools/check',
  auth: 'any',
  responseType: 'json',
};

export const checkSchoolSpec = specify({
  endpoint: checkSchool,
  schemas,
  summary: '学校の確認',
  errors: [SCHOOL_ERRORS.checkFailed],
});
