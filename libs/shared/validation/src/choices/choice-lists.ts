/**
 * One choice: its code in the API and its Japanese words.
 */
export interface Choice {
  readonly code: number;
  readonly label: string;
}

/**
 * What is chosen from fixed lists. core §3, account §3
 */
export const choiceLists = {
  securityQuestion: [
    { code: 1, label: '初めて飼ったペットの名前' },
    { code: 2, label: '母親の旧姓' },
    { code: 3, label: '通っていた小学校の名前' },
    { code: 4, label: '好きな食べ物' },
  ],
  newsletter: [
    { code: 1, label: '受け取る' },
    { code: 0, label: '受け取らない' },
  ],
  gender: [
    { code: 1, label: '男性' },
    { code: 2, label: '女性' },
    { code: 3, label: 'その他' },
    { code: 4, label: '回答しない' },
  ],
  delivery: [
    { code: 1, label: '家具拠点でのお引き渡し' },
    { code: 2, label: '店舗へ直送' },
    { code: 3, label: 'お客様へ直送' },
  ],
  payment: [
    { code: 1, label: '銀行振込（前払い）' },
    { code: 2, label: '請求書後払い' },
    { code: 3, label: '後払い決済サービス' },
  ],
  addressDivision: [
    { code: 1, label: 'ご本人' },
    { code: 2, label: '会社' },
    { code: 99, label: 'その他' },
  ],
} as const satisfies Readonly<Record<string, readonly Choice[]>>;

/**
 * The words of a choice; `null` for a code that the list does not have.
 */
export function choiceLabel(list: keyof typeof choiceLists, code: number): string | null {
  const choices: readonly Choice[] = choiceLists[list];
  return choices.find((choice) => choice.code === code)?.label ?? null;
}
