import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Prefecture } from './list-prefectures';
import { POSTAL_CODE_ERRORS } from './postal-code-errors';

const LONGEST = 20;
/** The dashes that Japanese keyboards produce for a hyphen, and the postal mark. */
const DASHES = /[‐‑‒–—―−ー－]/g;
const POSTAL_MARK = /^〒/;
const POSTAL_CODE = /^\d{3}-?\d{4}$/;

/** Seven digits with or without hyphen, half or full width (core §5 "post"); seven digits come out. */
export const PostalCode = v.pipe(
  v.string('郵便番号を入力してください'),
  v.maxLength(LONGEST, '郵便番号は郵便番号の形式で入力してください。　例：123-4567'),
  v.transform((text) =>
    text.normalize('NFKC').replace(DASHES, '-').replace(/\s+/g, '').replace(POSTAL_MARK, ''),
  ),
  v.regex(POSTAL_CODE, '郵便番号は郵便番号の形式で入力してください。　例：123-4567'),
  v.transform((text) => text.replace('-', '')),
);

/** What a postal code says of an address. */
const PostalAddress = v.object({
  prefecture_id: v.number(),
  prefecture: v.string(),
  city: v.string(),
  /** Full-width katakana. */
  city_kana: v.string(),
  /** The part of the town, written into the field 番地; empty where the code stands for a whole city. */
  address1: v.string(),
});
export type PostalAddress = v.InferOutput<typeof PostalAddress>;

const schemas = {
  query: v.object({ code: PostalCode }),
  response: v.object({
    data: v.object({
      postal_code: v.string(),
      formatted_postal_code: v.string(),
      /** The first choice, or what all choices share: a town that differs is left empty. */
      ...PostalAddress.entries,
      /** Every place of the code; nearly always one. */
      choices: v.array(PostalAddress),
    }),
    /** The prefectures that the code lies in. */
    prefectures: v.array(Prefecture),
  }),
};

/** The address of a postal code, from the national register (account §3 "Address lookup result"). */
export const getPostalCode: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/postal-code',
  auth: 'any',
  responseType: 'json',
};

export const getPostalCodeSpec = specify({
  endpoint: getPostalCode,
  schemas,
  summary: '郵便番号からの住所検索',
  errors: [POSTAL_CODE_ERRORS.notFound],
});
