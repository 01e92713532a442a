import * as v from 'valibot';
import { OTHER_RETURN_REASON } from './return-rules';

/** Why goods come back, with the Japanese names of the reasons in the order in which they are offered. */
export const RETURN_REASON_NAMES = {
  damaged: '商品に不良・破損がある',
  'wrong-item': '注文と違う商品が届いた',
  'not-as-expected': 'イメージと違う',
  size: 'サイズが合わない',
  other: 'その他',
} as const;

export const ReturnReason = v.picklist(
  ['damaged', 'wrong-item', 'not-as-expected', 'size', OTHER_RETURN_REASON],
  'お申し込みの理由を選択してください',
);
export type ReturnReason = v.InferOutput<typeof ReturnReason>;
