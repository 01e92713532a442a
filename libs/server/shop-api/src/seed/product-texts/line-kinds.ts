import type { SeedKind, SeedLine } from '../shop-seed';

/** The kinds of whose things the sentence about a line is true, by the key of the line; of all its kinds where it has none. */
const LINE_KINDS: Readonly<Record<string, readonly string[]>> = {
  komorebi: ['mug', 'teacup', 'plate', 'rice-bowl', 'canister'],
  asagiri: ['mug', 'teacup', 'plate', 'rice-bowl', 'canister'],
  konoma: ['stool', 'chair', 'shelf', 'table-lamp', 'floor-lamp', 'clock'],
  tomori: ['table-lamp', 'floor-lamp'],
  sarari: ['bath-towel', 'face-towel', 'blanket', 'scarf'],
  watage: ['bath-towel', 'face-towel', 'blanket'],
  linen: ['scarf', 'cushion'],
  'kaname-pro': ['work-chair', 'meeting-chair', 'work-desk', 'manager-desk'],
  sukkiri: ['work-chair', 'meeting-chair', 'work-desk', 'meeting-table', 'manager-desk', 'whiteboard'],
  'sukkiri-wood': ['work-desk', 'meeting-table', 'manager-desk'],
  toyo: ['locker', 'slim-locker', 'cabinet'],
  'sukkiri-store': ['locker', 'slim-locker', 'cabinet', 'rack', 'book-shelf'],
  harima: ['display-stand', 'display-shelf', 'register-counter', 'reception-counter'],
  urikago: ['display-stand', 'display-shelf', 'gondola'],
  'urikago-kids': ['display-stand', 'display-shelf', 'gondola', 'register-counter', 'reception-counter'],
  'yasuragi-eco': ['two-seat-sofa', 'single-sofa', 'bench', 'lobby-stool'],
  asahi: ['blazer', 'shirt', 'skirt', 'slacks', 'vest'],
  'manabi-premium': ['blazer', 'coat', 'skirt', 'slacks'],
  'asahi-eco': ['blazer', 'coat', 'shirt', 'skirt', 'slacks', 'ribbon', 'necktie'],
  genki: ['gym-set', 'gym-shirt', 'jersey', 'jersey-pants', 'gym-cap', 'gym-socks'],
  'genki-light': ['gym-set', 'gym-shirt', 'jersey', 'jersey-pants'],
  'genki-warm': ['jersey', 'jersey-pants'],
  'kayoi-light': ['school-bag', 'hand-bag', 'sub-bag'],
  'yui-organic': ['blanket', 'towel-set'],
  yui: ['blanket', 'towel-set', 'furoshiki'],
  'yui-select': ['baby-box', 'baby-cap', 'baby-socks', 'baby-tote'],
  hanamori: ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
  'hanamori-gentle': ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
  'kotohogi-flower': ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
  'musubi-flower': ['bouquet', 'mini-bouquet', 'arrangement', 'vase-set', 'basket'],
  kotohogi: ['sweets', 'yokan', 'tea-set', 'dashi', 'honey'],
};

/** What a line says of a thing of that kind: its own sentence where it is true, or else that the thing goes with the others. */
export const lineText = (
  { key, name, text }: Pick<SeedLine, 'key' | 'name' | 'text'>,
  kind: Pick<SeedKind, 'key'>,
): string =>
  LINE_KINDS[key]?.includes(kind.key) === false ? `「${name}」のほかの品と色や形をそろえました。` : text;
