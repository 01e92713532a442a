import { getUserDummySpec } from '@shop/contract/users/get-user-dummy';
import { handle } from '../http/handle';
import { requiredFields } from './read-user-input';

/** GET /v1/users/dummy */
export const getUserDummyRoute = handle(getUserDummySpec, ({ channel }) =>
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
