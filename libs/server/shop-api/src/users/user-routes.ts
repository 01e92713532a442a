import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { getUserDummySpec } from '@shop/contract/users/get-user-dummy';
import { handle, type Route } from '../http/handle';
import { createUserRoute } from './create-user-route';
import { getMyUserRoute } from './get-my-user-route';
import { leaveShop } from './leave-shop';
import { requiredFields } from './read-user-input';
import { updateMyPasswordRoute } from './update-my-password-route';
import { updateMyUserRoute } from './update-my-user-route';

/** DELETE /v1/me/user */
const deleteMyUserRoute = handle(deleteMyUserSpec, async (context) => {
  await leaveShop(context);
  return undefined;
});

/** GET /v1/users/dummy */
const getUserDummyRoute = handle(getUserDummySpec, ({ channel }) =>
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

export const userRoutes: readonly Route[] = [
  getMyUserRoute,
  updateMyUserRoute,
  deleteMyUserRoute,
  createUserRoute,
  getUserDummyRoute,
  updateMyPasswordRoute,
];
