import {
  EMBROIDERY_SCRIPTS,
  type NameEmbroideryInput,
} from '@shop/contract/name-embroideries/name-embroidery';

/** A choice of a form: the value of the wire, and its name. */
export interface EmbroideryChoice<Value extends string> {
  readonly value: Value;
  readonly name: string;
}

/** What an embroidery is chosen from, as the API knows it. */
export const embroideryChoices = {
  script: [
    { value: 'kanji', name: EMBROIDERY_SCRIPTS.kanji.label },
    { value: 'kana', name: EMBROIDERY_SCRIPTS.kana.label },
    { value: 'roman', name: EMBROIDERY_SCRIPTS.roman.label },
  ],
  font: [
    { value: 'kaisho', name: '楷書体' },
    { value: 'gyosho', name: '行書体' },
    { value: 'gothic', name: 'ゴシック体' },
    { value: 'script', name: '筆記体' },
  ],
  colour: [
    { value: 'navy', name: '紺' },
    { value: 'black', name: '黒' },
    { value: 'white', name: '白' },
    { value: 'gold', name: '金' },
    { value: 'silver', name: '銀' },
    { value: 'crimson', name: 'えんじ' },
  ],
  position: [
    { value: 'left-chest', name: '左胸' },
    { value: 'left-sleeve', name: '左袖' },
    { value: 'inside-pocket', name: '内ポケットの上' },
    { value: 'trousers-back', name: 'ズボンの後ろ' },
  ],
} as const satisfies {
  readonly [Part in Exclude<keyof NameEmbroideryInput, 'text'>]: readonly EmbroideryChoice<
    NameEmbroideryInput[Part]
  >[];
};

/** What is chosen from a list. */
export type EmbroideryPart = keyof typeof embroideryChoices;

/** The name of a choice; empty where nothing is chosen. */
export const embroideryChoiceName = (part: EmbroideryPart, chosen: string): string =>
  embroideryChoices[part].find(({ value }) => value === chosen)?.name ?? '';

/** The wire's value of a choice; `null` where nothing is chosen. */
export function toChoice<Value extends string>(
  choices: readonly EmbroideryChoice<Value>[],
  chosen: string,
): Value | null {
  return choices.find(({ value }) => value === chosen)?.value ?? null;
}
