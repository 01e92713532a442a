import * as v from 'valibot';

/** What a member asks for instead of the goods, with the Japanese names: the money, or another size of the same product. */
export const RETURN_KIND_NAMES = { refund: '返品', exchange: 'サイズ交換' } as const;

export const ReturnKind = v.picklist(['refund', 'exchange'], '返品とサイズ交換のどちらかを選択してください');
export type ReturnKind = v.InferOutput<typeof ReturnKind>;
