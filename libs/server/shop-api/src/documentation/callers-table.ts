import { type Caller, CALLERS, firstCallerOf, mayAct, RIGHTS, type Right } from '@shop/contract/callers';
import { CONTRACT_TABLE } from '@shop/contract/table';
import { escapeHtml } from '../html/escape-html';

const CALLER_WORDS: Readonly<Record<Caller, string>> = {
  guest: 'ゲスト',
  unverified: 'メールアドレス未確認の会員',
  member: '会員',
  buyer: '企業のご担当者（当店が承認）',
};
const RIGHT_WORDS: Readonly<Record<Right, string>> = {
  memberCoupons: '会員向けクーポンの利用',
  memberLimits: '注文とメールの上限を会員ごとに数える',
  buyerBadge: 'レビューの「購入済み」の印',
  invoice: '請求書払い',
};

const row = (what: string, first: Caller): string =>
  `<tr><th scope="row">${what}</th>${CALLERS.map((caller) => `<td>${mayAct(caller, first) ? '○' : '－'}</td>`).join('')}</tr>`;

const named = new Set<Caller>(['member', 'buyer']);

/** What each kind of caller may do: rights, calls that need a proved mail address by name, and how many others there are. */
export function callersTable(): string {
  const calls = CONTRACT_TABLE.map((spec) => ({ spec, first: firstCallerOf(spec) }));
  const countOf = (caller: Caller) => calls.filter(({ first }) => first === caller).length;
  const rows = [
    row(`ログインのいらない呼び出し（${countOf('guest')}）`, 'guest'),
    row(`ログインの必要な呼び出し（${countOf('unverified')}）`, 'unverified'),
    ...calls
      .filter(({ first }) => named.has(first))
      .map(({ spec: { endpoint, summary }, first }) =>
        row(`${escapeHtml(summary)} <code>${endpoint.method} ${escapeHtml(endpoint.path)}</code>`, first),
      ),
    ...Object.entries(RIGHT_WORDS).map(([right, words]) => row(words, firstOf(right))),
  ];
  const heads = CALLERS.map((caller) => `<th scope="col">${CALLER_WORDS[caller]}</th>`).join('');
  return `<section><h2 id="callers">呼び出す人ごとにできること</h2><table><thead><tr><td></td>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

const RIGHT_FIRST = new Map<string, Caller>(Object.entries(RIGHTS));
const firstOf = (right: string): Caller => RIGHT_FIRST.get(right) ?? 'buyer';
