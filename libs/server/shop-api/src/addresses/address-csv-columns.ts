import type { UserAddress } from '@shop/contract/user-addresses/user-address';
import { choiceLists } from '@shop/validation/choices';

/** The columns of an address book as a file: the field on the wire, its heading, whether a file must have it. */
export const ADDRESS_COLUMNS = [
  { field: 'name', heading: '住所の名前', isNeeded: false },
  { field: 'shipping_last_name', heading: '姓', isNeeded: true },
  { field: 'shipping_first_name', heading: '名', isNeeded: true },
  { field: 'shipping_last_name_kana', heading: '姓（カナ）', isNeeded: false },
  { field: 'shipping_first_name_kana', heading: '名（カナ）', isNeeded: false },
  { field: 'postal_code', heading: '郵便番号', isNeeded: true },
  { field: 'prefecture', heading: '都道府県', isNeeded: true },
  { field: 'city', heading: '市区町村', isNeeded: true },
  { field: 'address1', heading: '番地', isNeeded: true },
  { field: 'address2', heading: '建物名・部屋番号', isNeeded: false },
  { field: 'phone_number', heading: '電話番号', isNeeded: true },
  { field: 'cell_phone_number', heading: '携帯電話番号', isNeeded: false },
] as const satisfies readonly { field: keyof UserAddress; heading: string; isNeeded: boolean }[];

export const DIVISION_HEADING = '区分';

/** The kinds of addresses as a file names them. */
export const DIVISION_NAMES: ReadonlyMap<string, number> = new Map(
  choiceLists.addressDivision.map(({ code, label }) => [label, code]),
);
