/** What a guest writes on the way to an order, by the label of the field; the postal code gives the rest of the address. */
export const GUEST_FIELDS: Readonly<Record<string, string>> = {
  メールアドレス: 'hanako@example.jp',
  姓: '山田',
  名: '花子',
  '姓（カナ）': 'ヤマダ',
  '名（カナ）': 'ハナコ',
  郵便番号: '100-0001',
  番地: '1-1',
  電話番号: '0312345678',
};
