import { CART_CASES, CART_RULES } from './cart-cases';
import { CART_EXTRA_CASES, CART_EXTRA_RULES } from './cart-extra-cases';
import { CATALOGUE_CASES } from './catalogue-cases';
import { COMPANY_CASES } from './company-cases';
import { CONTENT_CASES } from './content-cases';
import type { ContractCase } from './contract-case';
import { MEMBER_ACCOUNT_CASES } from './member-account-cases';
import { MEMBER_LIST_CASES } from './member-list-cases';
import { ORDER_DESK_CASES } from './order-desk-cases';
import { ORDER_CASES } from './order-cases';
import { PASSKEY_CASES } from './passkey-cases';
import { RETURN_CASES } from './return-cases';
import { SERVICE_CASES } from './service-cases';
import { SESSION_CASES } from './session-cases';

/** Every call of the contract once. Those that close accounts come last. */
export const CONTRACT_CASES: readonly ContractCase[] = [
  ...CATALOGUE_CASES,
  ...CONTENT_CASES,
  ...MEMBER_LIST_CASES,
  ...MEMBER_ACCOUNT_CASES,
  ...CART_CASES,
  ...CART_EXTRA_CASES,
  ...COMPANY_CASES,
  ...ORDER_CASES,
  ...ORDER_DESK_CASES,
  ...RETURN_CASES,
  ...PASSKEY_CASES,
  ...SERVICE_CASES,
  ...SESSION_CASES,
];

/** Further cases of calls that can be rejected for more than one reason. */
export const CONTRACT_RULES: readonly ContractCase[] = [...CART_RULES, ...CART_EXTRA_RULES];

/** The channels that the cases use. */
export const CASE_CHANNELS: readonly string[] = ['default', 'gift', 'corporate', 'school'];

/** The origins of these shops for links in mails; without an origin a mail has no link. */
export const CASE_ORIGINS: Readonly<Record<string, string>> = {
  default: 'https://shop.example',
  gift: 'https://gift.example',
};
