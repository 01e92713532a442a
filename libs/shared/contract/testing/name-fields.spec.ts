import { validationMessages } from '@shop/validation/messages';
import * as v from 'valibot';
import { isSchema, partsOf, stepsOf } from '../src/schema-steps';
import { CONTRACT_TABLE } from '../src/table';

const ADDRESSES = [
  'http://evil.example/',
  'ｈｔｔｐ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ',
  '丸の内1-9-1 www.evil.jp',
  'evil.example/x',
  'evil.co.jp',
  'a@evil.example',
] as const;
const HIDDEN = ['山田\u202e太郎', '山田\u200b太郎', '山田\u0007太郎', '丸の内1-9-1\u2066'] as const;

const MAILS_LEAVE_OUT = 'mails to an address that nobody has proved leave it out';
const NOT_MAILED = 'no mail carries it';
const IS_ADDRESS = 'is a mail address';
const SECRET = 'is compared, not shown';
const OF_THE_CODE = 'names something for the code';
/** The same by the end of their names. */
const CODES = /(?:^|_)(?:token|keys?|code|ct)$/;

/** The fields of bodies that take an address of any kind, by their last name, and why nobody is led away by it. */
const OPEN: Readonly<Record<string, string>> = {
  remarks: MAILS_LEAVE_OUT,
  message: MAILS_LEAVE_OUT,
  body: MAILS_LEAVE_OUT,
  remark: MAILS_LEAVE_OUT,
  cancel_reason: MAILS_LEAVE_OUT,
  comment: 'goes to colleagues whose addresses the shop has checked',
  reason: 'goes to a colleague whose address the shop has checked',
  memo: NOT_MAILED,
  title: NOT_MAILED,
  product_name: NOT_MAILED,
  maker_name: NOT_MAILED,
  // The exact name of a company, whatever it is called, stands on its receipt.
  addressee: NOT_MAILED,
  proviso: NOT_MAILED,
  username: NOT_MAILED,
  email: IS_ADDRESS,
  orderer_email: IS_ADDRESS,
  contact: SECRET,
  order_no: SECRET,
  answer: SECRET,
  password: SECRET,
  current_password: SECRET,
  browser_secret: OF_THE_CODE,
  channel: OF_THE_CODE,
  event_id: OF_THE_CODE,
  file_urls: OF_THE_CODE,
  member_number: OF_THE_CODE,
  page: OF_THE_CODE,
  quantity: OF_THE_CODE,
  reference: OF_THE_CODE,
  state: OF_THE_CODE,
  tag: OF_THE_CODE,
  transports: OF_THE_CODE,
  text: 'is stitched onto cloth',
  word: 'is searched for',
};

interface Field {
  readonly path: string;
  readonly name: string;
  readonly schema: v.GenericSchema;
}

/** Every field of a schema by its path, those of objects in lists among them. */
function fieldsOf(schema: v.GenericSchema, path: string, outer: readonly v.GenericSchema[] = []): Field[] {
  if (outer.includes(schema)) return [];
  return stepsOf(schema)
    .filter(isSchema)
    .flatMap((step) => partsOf(step))
    .flatMap(({ name, schema: part }) => [
      ...(name === '' ? [] : [{ path: `${path}${name}`, name: lastName(`${path}${name}`), schema: part }]),
      ...fieldsOf(part, `${path}${name}`, [...outer, schema]),
    ]);
}

/** `.receiver.name` is called `name`, and `.file_urls[]` is called `file_urls`. */
const lastName = (path: string): string => path.replaceAll('[]', '').split('.').at(-1) ?? '';

const FIELDS = CONTRACT_TABLE.flatMap(({ endpoint, schemas: { body } }) =>
  body === undefined ? [] : fieldsOf(body, `${endpoint.method} ${endpoint.path} `),
);

const messagesOf = ({ schema }: Field, text: string): readonly string[] | null =>
  v.safeParse(schema, text, { abortPipeEarly: true }).issues?.map(({ message }) => message) ?? null;
const takes = (field: Field, texts: readonly string[]): boolean =>
  texts.some((text) => messagesOf(field, text) === null);

it('a field of a body takes no address, but for those that say why', () => {
  const open = FIELDS.filter((field) => !CODES.test(field.name) && takes(field, ADDRESSES));
  expect(open.filter(({ name }) => !(name in OPEN)).map(({ path }) => path)).toEqual([]);
  // What needs no exception any more has none.
  const names = new Set(open.map(({ name }) => name));
  expect(Object.keys(OPEN).filter((name) => !names.has(name))).toEqual([]);
});

/** How the fields are called that hold the name of somebody or something. */
const NAMED = /(?:^|_)(?:name|nickname|call|company_name|department_or_position|job|city|address[12])$/;
const PLAIN = ['山田', '丸の内1-9-1'];
const NAMES = FIELDS.filter(
  (field) => NAMED.test(field.name) && !(field.name in OPEN) && takes(field, PLAIN),
);

it('there are names to look at', () => {
  const names = new Set(NAMES.map(({ name }) => name));
  for (const name of ['last_name', 'orderer_name', 'shipping_first_name', 'company_name', 'nickname', 'name'])
    expect(names).toContain(name);
});

it.each(NAMES.map((field) => [field.path, field] as const))(
  '%s is a name: it takes neither addresses nor hidden characters',
  (_path, field) => {
    const told = [...ADDRESSES, ...HIDDEN].map((text) => messagesOf(field, text));
    for (const messages of told)
      expect(messages).toEqual([
        expect.stringMatching(
          /に(?:(?:ウェブサイトの|メール)アドレスは入力できません|使用できない文字が含まれています)$/,
        ),
      ]);
  },
);

it('says the words of the forms', () => {
  const field = NAMES.find(({ path }) => path === 'POST /v1/users .last_name');
  expect(field && messagesOf(field, '')).toEqual([validationMessages.required('姓')]);
  expect(field && messagesOf(field, '当選 evil.example/x')).toEqual([
    '姓にウェブサイトのアドレスは入力できません',
  ]);
});
