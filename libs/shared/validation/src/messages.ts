/** Every validation message, once. core §5; `label` is the field's Japanese name. */
export const validationMessages = {
  kana: (label: string) => `${label}は全角カタカナで入力してください`,
  postalCode: (label: string) => `${label}は郵便番号の形式で入力してください。　例：123-4567`,
  houseNumber: (label: string) =>
    `${label}は数字まで入力してください。　例：丸の内1-9-1（番地のない場合は「無番地」）`,
  decimal: (label: string, max: number) => `${label}は小数点第${max}位までの数値を入力してください`,
  tel: (label: string) => `${label}は電話番号のフォーマットで入力してください`,
  requiredWithoutAll: () => 'いずれかは必須項目です',
  halfWidthAlphaNum: (label: string) => `${label}は半角英数字で入力してください`,
  dateBirth: () => '日付が無効です',
  minDate: () => '参照終了日は参照開始日より大きです。',
  required: (label: string) => `${label}を入力してください`,
  chosen: (label: string) => `${label}を選択してください`,
  maxLength: (label: string, max: number) => `${label}は${max}文字以内で入力してください`,
  minLength: (label: string, min: number) => `${label}は${min}文字以上で入力してください`,
  maxValue: (label: string, max: number) => `${label}は${max}以下の数値を入力してください`,
  minValue: (label: string, min: number) => `${label}は${min}以上の数値を入力してください`,
  numeric: (label: string) => `${label}は半角数字で入力してください`,
  digits: (label: string, digits: number) => `${label}は半角数字${digits}桁で入力してください`,
  maxDigits: (label: string, max: number) => `${label}はハイフンなしの半角数字${max}桁以内で入力してください`,
  confirmed: (label: string) => `${label}が確認用の入力と一致していません`,
  fullWidth: (label: string) => `${label}は全角文字で入力してください`,
  date: (label: string) => `${label}は正しい日付を入力してください`,
  email: (label: string) => `${label}はメールアドレスの形式で入力してください`,
  password: (label: string) =>
    `${label}は半角英字と半角数字を組み合わせた8文字以上で入力してください（記号は - _ . が使えます）`,
  verificationCode: (label: string) => `${label}は6桁の数字で入力してください`,
} as const;
