import type * as v from 'valibot';

const text = (value: unknown) => (typeof value === 'object' && value !== null ? '' : String(value));

/** Messages of valibot's own rules, for schemas without a message. */
const MESSAGES: Readonly<Record<string, (issue: v.BaseIssue<unknown>) => string>> = {
  email: () => 'メールアドレスの形式で入力してください',
  integer: () => '整数で入力してください',
  safe_integer: () => '整数で入力してください',
  number: () => '数値で入力してください',
  boolean: () => 'はい・いいえで入力してください',
  string: () => '文字で入力してください',
  min_length: (issue) => `${text(issue.requirement)}文字以上で入力してください`,
  max_length: (issue) => `${text(issue.requirement)}文字以内で入力してください`,
  non_empty: () => '入力してください',
  min_value: (issue) => `${text(issue.requirement)}以上の値を入力してください`,
  max_value: (issue) => `${text(issue.requirement)}以下の値を入力してください`,
  picklist: () => '選択肢から選んでください',
  literal: () => '選択肢から選んでください',
};
const ANY_OTHER = '入力内容をご確認ください';
const MISSING = '入力してください';
/** How valibot's own messages begin; every other message was written for the shopper. */
const BUILT_IN = /^Invalid /;

/** The message of an issue, in Japanese, in one line. */
export function japaneseMessage(issue: v.BaseIssue<unknown>): string {
  if (!BUILT_IN.test(issue.message)) return issue.message;
  if (issue.received === 'undefined' || issue.input === null) return MISSING;
  return MESSAGES[issue.type]?.(issue) ?? ANY_OTHER;
}
