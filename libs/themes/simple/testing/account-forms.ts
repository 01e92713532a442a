import { createUserAddress, createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { getUserAddressSpec } from '@shop/contract/user-addresses/get-user-address';
import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { updateUserAddress } from '@shop/contract/user-addresses/update-user-address';
import { createUserCard } from '@shop/contract/user-cards/create-user-card';
import { listUserCardsSpec } from '@shop/contract/user-cards/list-user-cards';
import {
  createUserMemorial,
  createUserMemorialSpec,
} from '@shop/contract/user-memorials/create-user-memorial';
import { listUserMemorialsSpec } from '@shop/contract/user-memorials/list-user-memorials';
import { updateUserMemorial } from '@shop/contract/user-memorials/update-user-memorial';
import { getNameEmbroiderySpec } from '@shop/contract/name-embroideries/get-name-embroidery';
import { updateNameEmbroidery } from '@shop/contract/name-embroideries/update-name-embroidery';
import { createMeasurement } from '@shop/contract/timeseries/create-measurement';
import { listMeasurementsSpec } from '@shop/contract/timeseries/list-measurements';
import { deleteMyUser } from '@shop/contract/users/delete-my-user';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { updateMyPassword } from '@shop/contract/users/update-my-password';
import { updateMyUser } from '@shop/contract/users/update-my-user';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import AddressAddPage from '../src/pages/address-add/address-add-page';
import AddressEditPage from '../src/pages/address-edit/address-edit-page';
import CardAddPage from '../src/pages/card-add/card-add-page';
import LeavePage from '../src/pages/leave/leave-page';
import MeasurementEditPage from '../src/pages/measurement-edit/measurement-edit-page';
import MemorialAddPage from '../src/pages/memorial-add/memorial-add-page';
import MemorialEditPage from '../src/pages/memorial-edit/memorial-edit-page';
import NameEmbroideryEditPage from '../src/pages/name-embroidery-edit/name-embroidery-edit-page';
import PasswordPage from '../src/pages/password/password-page';
import UserInfoEditPage from '../src/pages/user-info-edit/user-info-edit-page';
import type { FormWorld, MemberForm, MemberFormOf } from './member-form';

const PASSWORD = 'demo-pass-2026';
const NEXT_PASSWORD = 'another-pass-2026';
const TOO_LONG = 'あ'.repeat(300);
const CARD = {
  token: 'tok_form_1',
  token_key: 'key_form_1',
  masked_number: '************4242',
  expiration: '203112',
};
const ADDRESS: MemberForm['pasted'] = {
  姓: ['佐藤　', '佐藤'],
  名: ['花子', '花子'],
  '姓（カナ）': ['さとう', 'サトウ'],
  '名（カナ）': ['ﾊﾅｺ', 'ハナコ'],
  市区町村: ['千代田区', '千代田区'],
  番地: ['千代田９－９', '千代田９－９'],
  電話番号: ['０３－１２３４－５６７８', '03-1234-5678'],
  // The last: the place that it finds is not to replace what is written.
  郵便番号: ['１００－０００１', '100-0001'],
};
const DAY = { target_user_name: '母', name: '誕生日', month: 5, date: 4, division_ct: 1 } as const;

const addresses = async ({ api, token }: FormWorld) =>
  (await api.call(listUserAddressesSpec, { query: {} }, { token })).body.map(
    ({ shipping_last_name, shipping_first_name_kana, postal_code, phone_number }) =>
      [shipping_last_name, shipping_first_name_kana, postal_code, phone_number].join(' '),
  );
const STORED_ADDRESS = '佐藤 ハナコ 1000001 03-1234-5678';
const memorials = async ({ api, token }: FormWorld) =>
  (await api.call(listUserMemorialsSpec, { query: {} }, { token })).body.map(
    ({ target_user_name, name }) => `${target_user_name} ${name}`,
  );

/** The forms of a member's own data, by their source. */
export const ACCOUNT_FORMS: Readonly<Record<string, MemberFormOf>> = {
  'pages/user-info-edit/profile-form.tsx': ({ api, token }) => ({
    Page: UserInfoEditPage,
    path: '/mypage/user_info/edit',
    form: '会員情報',
    pasted: {
      姓: ['新谷　', '新谷'],
      '姓（カナ）': ['ｱﾗﾔ', 'アラヤ'],
      電話番号: ['０３－１２３４－５６７８', '03-1234-5678'],
    },
    submit: '保存する',
    endpoint: updateMyUser,
    refused: { body: { last_name_kana: '漢字' }, field: '姓（カナ）' },
    stored: async () => {
      const { body } = await api.call(getMyUserSpec, {}, { token });
      return [body.last_name, body.last_name_kana, body.phone_number];
    },
    once: ['新谷', 'アラヤ', '03-1234-5678'],
    twice: ['新谷', 'アラヤ', '03-1234-5678'],
  }),
  'pages/password/password-change-form.tsx': ({ api, email }) => ({
    Page: PasswordPage,
    path: '/mypage/password',
    form: 'パスワード変更',
    pasted: {
      現在のパスワード: [PASSWORD, PASSWORD],
      新しいパスワード: [NEXT_PASSWORD, NEXT_PASSWORD],
      '新しいパスワード（確認）': [NEXT_PASSWORD, NEXT_PASSWORD],
    },
    submit: '保存する',
    endpoint: updateMyPassword,
    refused: { body: { current_password: 'wrong-pass-1' }, field: '現在のパスワード' },
    stored: async () => {
      const mails = (await api.mailbox()).filter(({ to }) => to === email);
      return mails.filter(({ subject }) => subject.includes('パスワード')).length;
    },
    once: 1,
    twice: 1,
  }),
  'pages/leave/leave-form.tsx': ({ api, token, email }) => ({
    Page: LeavePage,
    path: '/mypage/leave',
    form: '退会の手続き',
    pasted: { 現在のパスワード: [PASSWORD, PASSWORD] },
    submit: '退会する',
    confirm: '退会する',
    endpoint: deleteMyUser,
    refused: { body: { current_password: 'wrong-pass-1' }, field: '現在のパスワード' },
    endsSession: true,
    stored: async () => {
      const mails = (await api.mailbox()).filter(({ to }) => to === email);
      const { status } = await api.call(getMyUserSpec, {}, { token });
      return [status, mails.filter(({ subject }) => subject.includes('退会')).length];
    },
    once: [401, 1],
    twice: [401, 1],
  }),
  'parts/book-address-form.tsx': (world) => ({
    Page: AddressAddPage,
    path: '/mypage/address/add',
    form: '住所',
    pasted: ADDRESS,
    chosen: { 都道府県: '東京都' },
    submit: '保存する',
    endpoint: createUserAddress,
    refused: { body: { phone_number: '03' }, field: '電話番号' },
    stored: () => addresses(world),
    once: [STORED_ADDRESS],
    twice: [STORED_ADDRESS, STORED_ADDRESS],
  }),
  'pages/address-edit/address-edit-page.tsx': async (world) => {
    const { api, token } = world;
    const { id } = (await api.call(createUserAddressSpec, { body: TOKYO_ADDRESS }, { token })).body;
    return {
      Page: AddressEditPage,
      path: `/mypage/address/${id}/edit`,
      params: { key: String(id) },
      form: '住所',
      pasted: { 電話番号: ['０９０ー１２３４ー５６７８', '090-1234-5678'] },
      submit: '保存する',
      endpoint: updateUserAddress,
      refused: { body: { phone_number: '03' }, field: '電話番号' },
      stored: async () =>
        (await api.call(getUserAddressSpec, { params: { id } }, { token })).body.phone_number,
      once: '090-1234-5678',
      twice: '090-1234-5678',
    };
  },
  'pages/card-add/card-add-form.tsx': ({ api, token }) => ({
    Page: CardAddPage,
    path: '/mypage/card/add',
    form: 'カードの登録',
    pasted: { カード名義: ['ふだん　使い', 'ふだん 使い'] },
    message: { origin: 'http://payment.example', data: CARD },
    submit: 'もう一度登録する',
    endpoint: createUserCard,
    refused: { body: { name: TOO_LONG }, field: 'カード名義' },
    stored: async () =>
      (await api.call(listUserCardsSpec, { query: {} }, { token })).body.map(({ name }) => name),
    once: ['ふだん 使い'],
    twice: ['ふだん 使い', 'ふだん 使い'],
  }),
  'parts/memorial-form.tsx': (world) => ({
    Page: MemorialAddPage,
    path: '/mypage/memorial/add',
    form: '記念日',
    pasted: { お名前: ['祖母　', '祖母'], 記念日の名前: ['　米寿', '米寿'] },
    chosen: { 区分: '99', 月: '9', 日: '15' },
    submit: '保存する',
    endpoint: createUserMemorial,
    refused: { body: { target_user_name: TOO_LONG }, field: 'お名前' },
    stored: () => memorials(world),
    once: ['祖母 米寿'],
    twice: ['祖母 米寿', '祖母 米寿'],
  }),
  'pages/memorial-edit/memorial-edit-page.tsx': async (world) => {
    const { api, token } = world;
    const { id } = (await api.call(createUserMemorialSpec, { body: DAY }, { token })).body;
    return {
      Page: MemorialEditPage,
      path: `/mypage/memorial/${id}/edit`,
      params: { key: String(id) },
      form: '記念日',
      pasted: { 記念日の名前: ['還暦　', '還暦'] },
      submit: '保存する',
      endpoint: updateUserMemorial,
      refused: { body: { name: TOO_LONG }, field: '記念日の名前' },
      stored: () => memorials(world),
      once: ['母 還暦'],
      twice: ['母 還暦'],
    };
  },
  'pages/measurement-edit/measurement-form.tsx': ({ api, token }) => ({
    Page: MeasurementEditPage,
    path: '/mypage/measurement/edit',
    form: '採寸データ',
    pasted: { 身長: ['１５１．５', '151.5'] },
    submit: '保存する',
    endpoint: createMeasurement,
    refused: { body: { values: { height: 1605 } }, field: '身長' },
    stored: async () =>
      (await api.callWith(listMeasurementsSpec, { query: {} }, { token })).body.map(
        ({ values }) => values.height,
      ),
    once: [151.5],
    twice: [151.5, 151.5],
  }),
  'pages/name-embroidery-edit/embroidery-form.tsx': ({ api, token }) => ({
    Page: NameEmbroideryEditPage,
    path: '/mypage/name-embroidery/edit',
    form: 'ネーム刺繍',
    pasted: { 刺繍する文字: ['新谷　', '新谷'] },
    submit: '保存する',
    endpoint: updateNameEmbroidery,
    refused: { body: { text: 'ABC' }, field: '刺繍する文字' },
    stored: async () => (await api.call(getNameEmbroiderySpec, {}, { token })).body.name_embroidery?.text,
    once: '新谷',
    twice: '新谷',
  }),
};
