import type { OperatorContext } from '@shop/shop-api/operator/command/operator-command';
import { publicOutbound } from '@shop/shop-api/outbound/outbound-policy';
import type { TestApi } from './open-test-api';

/** Who the audit log says it was. */
export const OPERATOR_NAME = 'operator-of-tests';
const SHOP_ORIGINS = { default: 'https://shop.example', gift: 'https://gift.example' };

/** What an operator's commands work with, on a test API's database. */
export const operatorContextOf = (
  { db, clock, mail }: Pick<TestApi, 'db' | 'clock' | 'mail'>,
  options: Partial<Pick<OperatorContext, 'filesFolder' | 'outbound' | 'print' | 'note' | 'progress'>> = {},
): OperatorContext => ({
  db,
  clock,
  mail,
  shopOrigins: SHOP_ORIGINS,
  tokenSecret: null,
  actor: OPERATOR_NAME,
  filesFolder: '',
  outbound: publicOutbound([]),
  dump: () => Promise.reject(new Error('Nothing is saved in this process')),
  print: () => undefined,
  note: () => undefined,
  progress: () => undefined,
  ...options,
});
