import type { ReturnKind } from '@shop/contract/returns/return-kind';
import { OTHER_RETURN_REASON, RETURN_REMARK_MAX } from '@shop/contract/returns/return-rules';
import type { FieldRules } from '@shop/site/form/field-rule';
import type { FormCheck } from '@shop/site/form/form-checks';
import { textRule } from '@shop/site/form/text-rule';
import { tickRule } from '@shop/site/form/tick-rule';
import type { OrderLine } from '../order-view';
import type { ExchangeView } from './returns-view';

const QUANTITY_PREFIX = 'quantity-';
/** The longest key of a product. */
const KEY_MAX = 200;
const SIZE_PREFIX = 'size-';
/** The value of the field `kind` that asks for another size. */
export const EXCHANGE: ReturnKind = 'exchange';

/** A line of which pieces can be returned. */
export interface ReturnableLine {
  readonly line: OrderLine;
  readonly returnable: number;
  /** For which variants it can be exchanged. */
  readonly exchanges: readonly ExchangeView[];
}

/** The names of a line's fields: how much of it comes back, and for which size. */
export const quantityField = (lineId: number): string => `${QUANTITY_PREFIX}${lineId}`;
export const sizeField = (lineId: number): string => `${SIZE_PREFIX}${lineId}`;

/** Two variants of a product are told apart by the options that its name does not say. */
const nameOf = ({ name, options }: OrderLine): string =>
  [name, ...options.flatMap(({ value }) => (name.includes(value) ? [] : value))].join(' ');

/** The rules of a request's fields: money or another size, a quantity and a size for each line, reason, remark, and that the conditions were read. */
export const returnRules = (lines: readonly ReturnableLine[]): FieldRules<string> => ({
  kind: textRule('ご希望', { isChoice: true }),
  ...Object.fromEntries(
    lines.flatMap(({ line }) => [
      [quantityField(line.id), textRule(`${nameOf(line)}の数量`, { isRequired: false })],
      [
        sizeField(line.id),
        textRule(`${nameOf(line)}の交換サイズ`, { isRequired: false, isChoice: true, maxLength: KEY_MAX }),
      ],
    ]),
  ),
  reason: textRule('お申し込みの理由', { isChoice: true }),
  remark: textRule('ご事情', {
    isRequired: false,
    maxLength: RETURN_REMARK_MAX,
    normalise: (text) => text.trim(),
  }),
  agreed: tickRule('返品の条件', '返品の条件をご確認ください'),
});

const isExchanged = (values: Readonly<Record<string, string>>, name: string): boolean =>
  values['kind'] === EXCHANGE && Number(values[name]) > 0;

/** What is exchanged needs its size, and can be exchanged at all. */
const sizeChecks = (lines: readonly ReturnableLine[]): readonly FormCheck<string>[] =>
  lines.map(({ line, exchanges }) => {
    const quantity = quantityField(line.id);
    const size = sizeField(line.id);
    return exchanges.length === 0
      ? {
          errorField: quantity,
          passes: (values) => !isExchanged(values, quantity),
          message: 'この商品はサイズ交換を承れません',
        }
      : {
          errorField: size,
          passes: (values) => !isExchanged(values, quantity) || values[size] !== '',
          message: '交換を希望するサイズを選択してください',
        };
  });

/** Something has to come back, what is exchanged needs a size, and 「その他」 has to be explained. */
export const returnChecks = (lines: readonly ReturnableLine[]): readonly FormCheck<string>[] => {
  const names = lines.map(({ line }) => quantityField(line.id));
  return [
    {
      errorField: names[0] ?? 'reason',
      passes: (values) => names.some((name) => Number(values[name]) > 0),
      message: '商品の数量を選択してください',
    },
    ...sizeChecks(lines),
    {
      errorField: 'remark',
      passes: ({ reason, remark }) => reason !== OTHER_RETURN_REASON || remark !== '',
      message: 'ご事情を入力してください',
    },
  ];
};

/** Nothing is chosen before, except for what leaves no choice: one returnable piece, and a shop that exchanges nothing. */
export const initialReturn = (
  lines: readonly ReturnableLine[],
  isExchangeOffered: boolean,
): Readonly<Record<string, string>> => {
  const isSinglePiece = lines.length === 1 && lines[0]?.returnable === 1;
  return {
    kind: isExchangeOffered ? '' : 'refund',
    ...Object.fromEntries(
      lines.flatMap(({ line }) => [
        [quantityField(line.id), isSinglePiece ? '1' : '0'],
        [sizeField(line.id), ''],
      ]),
    ),
    reason: '',
    remark: '',
    agreed: '',
  };
};
