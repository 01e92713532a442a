import { POSTAL_CODE_ERRORS } from '@shop/contract/postal-codes/postal-code-errors';
import { getPostalCodeSpec } from '@shop/contract/postal-codes/get-postal-code';
import { PREFECTURE_NAMES } from '@shop/contract/postal-codes/prefecture-names';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { findPostalAddresses } from './find-postal-addresses';

const HEAD = 3;

export const getPostalCodeRoute = defineRoute(getPostalCodeSpec, async (_context, { query: { code } }) => {
  const choices = await findPostalAddresses(code);
  const [first, ...others] = choices;
  if (first === undefined)
    throw notFound(POSTAL_CODE_ERRORS.notFound, '該当する住所が見つかりません。郵便番号をご確認ください');
  const isOneTown = others.every(({ address1 }) => address1 === first.address1);
  return {
    data: {
      postal_code: code,
      formatted_postal_code: `${code.slice(0, HEAD)}-${code.slice(HEAD)}`,
      ...first,
      address1: isOneTown ? first.address1 : '',
      choices: [...choices],
    },
    prefectures: PREFECTURE_NAMES.map((name, index) => ({ id: index + 1, name })).filter(({ id }) =>
      choices.some(({ prefecture_id }) => prefecture_id === id),
    ),
  };
});
