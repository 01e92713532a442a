import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';

const schemas = {
  response: v.object({
    company_name: v.string(),
    department_or_position: v.string(),
    last_name: v.string(),
    first_name: v.string(),
    last_name_kana: v.string(),
    first_name_kana: v.string(),
    phone_number: v.string(),
    cell_phone_number: v.string(),
    fax: v.string(),
    job: v.string(),
    gender_ct: v.null(),
    birthday: v.null(),
    is_receive_newsletter: v.boolean(),
    /** Names of the fields that must be filled in here. */
    required_fields: v.array(v.string()),
  }),
};

/** An empty member: what the registration form begins with, and what this shop requires. */
export const getUserDummy: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/users/dummy',
  auth: 'any',
  responseType: 'json',
};

export const getUserDummySpec = specify({
  endpoint: getUserDummy,
  schemas,
  summary: '会員登録フォームの初期値',
  errors: [],
});
