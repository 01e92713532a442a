import type { Order } from '@shop/contract/orders/order';
import { toOrder } from './to-order';

const wire: Order = {
  id: 3,
  order_no: 'D-20260401-ABCD',
  ordered_at: '2026-04-01T09:05:00+09:00',
  status: 'received',
  status_name: 'ご注文受付',
  is_cancellable: true,
  payment_name: '銀行振込（前払い）',
  total_payment: 3830,
  memo: null,
  items: [
    {
      id: 1,
      product_key: 'tea',
      product_code: 'T-1',
      product_name: '煎茶',
      options: [{ name: '内容量', value: '100g' }],
      image: null,
      unit_price: 1000,
      unit_price_with_tax: 1080,
      quantity: 1,
      subtotal_with_tax: 1080,
      subtotal: 1000,
      tax_rate: 8,
      tax_amount: 80,
      coupon_discount_parts: [],
      uos_name: null,
      pieces: 1,
      parent_id: null,
    },
  ],
  cancel_only_ecd_key: '',
  remarks: '',
  orderer: {
    company_name: '',
    department_or_position: '',
    orderer_name: '山田 太郎',
    email: 'member@example.jp',
    phone_number: '0312345678',
  },
  subtotal: 3000,
  total_packing: 0,
  total_carriage: 500,
  total_payment_fee: 0,
  total_discount: 0,
  total_point: 0,
  total_tax: 330,
  amounts_with_tax: { subtotal: 3280, carriage: 550, packing: 0, payment_fee: 0, discount: 0 },
  amount_by_tax_rate: [{ tax_rate: 8, taxable_amount: 1000, tax_amount: 80, total_amount: 1080 }],
  coupons: [],
  grant_point: 0,
  is_point_granted: false,
  shippings: [],
  social_gift: null,
  payment: {
    payment_id: 1,
    convenience: null,
    payment_name: '銀行振込（前払い）',
    is_paid: false,
    paid_at: null,
    bank_account: {
      bank_name: '青葉銀行',
      branch_name: '本店',
      account_type: '普通',
      account_number: '1234567',
      account_holder: 'カ）ミセ',
    },
    due_on: '2026-04-08',
  },
  histories: [{ status: 'received', status_name: 'ご注文受付', changed_at: '2026-04-01T09:05:00+09:00' }],
  cancel_reason: null,
};

describe('toOrder', () => {
  it('converts wire names to those of the pages', () => {
    expect(toOrder(wire)).toMatchObject({
      orderNo: 'D-20260401-ABCD',
      statusName: 'ご注文受付',
      isCancellable: true,
      totals: {
        subtotal: 3000,
        shippingFee: 500,
        tax: 330,
        payment: 3830,
        withTax: { subtotal: 3280, shippingFee: 550, packing: 0, discount: 0 },
      },
      lines: [{ name: '煎茶', unitPriceWithTax: 1080, isReducedRate: true, picture: null }],
      payment: { isPaid: false, dueOn: '2026-04-08', bankAccount: { bankName: '青葉銀行' } },
    });
  });

  // spec items: trans-order-cancel-warning-list, interp-warning-list, trans-order-cancel-warning-empty
  it.each([
    ['', []],
    ['ecd-7', ['ecd-7']],
  ])('converts cancel_only_ecd_key %j to warnings', (key, expected) => {
    expect(toOrder({ ...wire, cancel_only_ecd_key: key }).cancelWarnings).toEqual(expected);
  });
});
