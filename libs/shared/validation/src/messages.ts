/** Every validation message, once. core §5; `label` is the field's Japanese name. */
export const validationMessages = {
  kana: (label: string) => `${label}は全角カタカナで入力してください`,
  post: (label: string) => `${label}は郵便番号の形式で入力してください。　例：123-4567`,
  tel: (label: string) => `${label}は電話番号のフォーマットで入力してください`,
  halfWidthAlphaNum: (label: string) => `${label}は半角英数字で入力してください`,
  required: (label: string) => `${label}を入力してください`,
  chosen: (label: string) => `${label}を選択してください`,
  maxLength: (label: string, max: number) => `${label}は${max}文字以内で入力してください`,
  email: (label: string) => `${label}はメールアドレスの形式で入力してください`,
  password: (label: string) =>
    `${label}は半角英字と半角数字を組み合わせた8文字以上で入力してください（記号は - _ . が使えます）`,
  verificationCode: (label: string) => `${label}は6桁の数字で入力してください`,
} as const;
