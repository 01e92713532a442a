import type { ColorTokens } from '@shop/theming/theme-tokens';

/** What each colour is for. */
export const COLOUR_ROLES: Readonly<Record<keyof ColorTokens, string>> = {
  background: 'ページの地',
  surface: 'カードや入力欄の面',
  subtle: '表の見出しやフッターの面',
  text: '本文',
  textMuted: '補足の文',
  border: '区切りの線',
  borderStrong: '入力欄とボタンの枠',
  primary: '主なボタン',
  primaryHover: '主なボタン（指したとき）',
  onPrimary: '主なボタンの文字',
  link: 'リンク',
  accent: 'セール価格と件数',
  onAccent: 'セール色の上の文字',
  danger: 'エラーの文字',
  dangerSubtle: 'エラーの面',
  success: '完了の文字',
  successSubtle: '完了の面',
  warning: '注意の文字',
  warningSubtle: '注意の面',
  focus: 'フォーカスの枠',
};
