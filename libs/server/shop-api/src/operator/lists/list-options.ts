import { CHANNEL_OPTION, type CommandOption } from '../command/operator-command';
import { DEFAULT_LIMIT, type ListDefinition, MAX_LIMIT } from './list-definition';

const ORDER_OPTIONS: readonly CommandOption[] = [
  {
    name: 'customer',
    value: 'TEXT',
    isOptional: true,
    ja: '注文者のお名前・会社名・メールアドレス・電話番号の一部',
    en: "part of the orderer's name, company, mail address or phone number",
  },
  {
    name: 'product',
    value: 'CODE',
    isOptional: true,
    ja: 'この商品番号の商品を含む注文',
    en: 'only orders that contain the product of this number',
  },
];

/** The options of a list, as its rows have states and days or not. */
export function listOptions<Row, State extends string, Day extends string>(
  list: ListDefinition<Row, State, Day>,
): readonly CommandOption[] {
  const states = Object.entries<string>(list.states ?? {});
  const days = Object.entries<string>(list.days ?? {});
  const { defaultLimit = DEFAULT_LIMIT, defaultFormat = 'text', day, isWholeInFiles = false } = list;
  return [
    ...(states.length === 0
      ? []
      : [
          {
            name: 'state',
            value: 'S',
            isOptional: true,
            ja: `状態: ${states.map(([key, name]) => `${key}（${name}）`).join('、')}`,
            en: `only those in this state: ${states.map(([key]) => key).join(', ')}`,
          },
        ]),
    ...(day === undefined
      ? []
      : [
          {
            name: 'from',
            value: 'DAY',
            isOptional: true,
            ja: `${day.ja}がこの日から`,
            en: `${day.en} from this day on`,
          },
          {
            name: 'to',
            value: 'DAY',
            isOptional: true,
            ja: `${day.ja}がこの日まで`,
            en: `${day.en} up to this day`,
          },
        ]),
    ...(days.length === 0
      ? []
      : [
          {
            name: 'by',
            value: 'DAY',
            isOptional: true,
            ja: `どの日で選ぶか: ${days.map(([key, name]) => `${key}（${name}）`).join('、')}。はじめは ${days[0]?.[0] ?? ''}`,
            en: `which day counts: ${days.map(([key]) => key).join(', ')}; the first of them by itself`,
          },
        ]),
    ...(list.isOfOrders === true ? ORDER_OPTIONS : []),
    { ...CHANNEL_OPTION, ...(list.isOfOneShop === true ? {} : { isOptional: true }) },
    {
      name: 'limit',
      value: 'N',
      isOptional: true,
      ja: `行数（はじめは ${defaultLimit}${isWholeInFiles ? '、csv と json では上限' : ''}、${MAX_LIMIT} まで）`,
      en: `how many rows (${defaultLimit}${isWholeInFiles ? '; in csv and json all' : ''}; at most ${MAX_LIMIT})`,
    },
    {
      name: 'offset',
      value: 'N',
      isOptional: true,
      ja: '先頭から飛ばす行数',
      en: 'how many rows to leave out first',
    },
    {
      name: 'format',
      value: 'text|json|csv',
      isOptional: true,
      ja: `出力の形（はじめは ${defaultFormat}）`,
      en: `how it is printed (${defaultFormat})`,
    },
  ];
}
