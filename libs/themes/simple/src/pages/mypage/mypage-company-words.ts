import { defineWords } from '@shop/theming/words';

export const mypageCompanyWords = defineWords('mypage-company', {
  heading: 'お取引の条件',
  company: '企業',
  companyWithRole: (name: string, role: string) => `${name}（${role}）`,
  available: 'ご利用可能額',
  availableOf: (available: string, limit: string) => `${available}（限度額 ${limit}）`,
  unlimited: '限度なし',
  closing: '締め日',
  payment: 'お支払い期日',
  paymentOfToday: (term: string, day: string) => `${term}（本日発送の場合 ${day}）`,
  approval: '承認',
  approvalFrom: (threshold: string) => `合計が${threshold}以上のご注文`,
  approvalAlways: 'すべてのご注文',
  toStatements: '合計請求書を見る',
  toApprovals: '承認依頼を見る',
});
