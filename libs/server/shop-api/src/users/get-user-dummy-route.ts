import { getUserDummySpec } from '@shop/contract/users/get-user-dummy';
import { defineRoute } from '../http/define-route';
import { requiredFields } from './read-user-input';

/** GET /v1/users/dummy */
export const getUserDummyRoute = defineRoute(getUserDummySpec, ({ channel }) =>
  Promise.resolve({
    company_name: '',
    department_or_position: '',
    last_name: '',
    first_name: '',
    last_name_kana: '',
    first_name_kana: '',
    phone_number: '',
    cell_phone_number: '',
    fax: '',
    job: '',
    gender_ct: null,
    birthday: null,
    is_receive_newsletter: false,
    required_fields: [...requiredFields(channel), 'email', 'password'],
  }),
);
