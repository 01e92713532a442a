import { checkOrderDeskSpec } from '@shop/contract/order-desk/check-order-desk';
import type { CaseFixtures } from './case-fixtures';
import { type ContractCase, invalid } from './contract-case';

const rows = ({ product }: CaseFixtures) => ({
  body: { cart_token: null, rows: [{ code: product('corporate').code, quantity: '1' }] },
});

/** The call of the order desk, which the wholesale shop has. */
export const ORDER_DESK_CASES: readonly ContractCase[] = [
  { spec: checkOrderDeskSpec, channel: 'corporate', input: rows, rejection: invalid({ body: { rows: [] } }) },
];
