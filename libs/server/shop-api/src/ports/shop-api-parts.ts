import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { DatabaseChanges } from '../db/database-changes';
import type { DatabaseWatchdog } from '../db/database-watchdog';
import type { ChangeFeed } from '../service/change-feed';
import type { Clock } from './clock';
import type { FileStorage } from './file-storage';
import type { MailPort } from './mail-port';
import type { PaymentGateway } from './payment-gateway';
import type { ShopApiConfig } from './shop-api-config';

/** What the API is made from; everything that differs between tests and the running shop. */
export interface ShopApiParts {
  readonly db: Database;
  /** Says that the database hangs; without one nothing but its own limits does. */
  readonly watchdog?: DatabaseWatchdog;
  /** What the database announces, for what is kept in memory; without it nothing is kept. */
  readonly changes?: DatabaseChanges;
  /** What the shops' servers hear of changes from. */
  readonly changeFeed?: ChangeFeed;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly log: Logger;
  readonly config: ShopApiConfig;
  /** The payment service; without one nothing is paid by card. */
  readonly payments?: PaymentGateway | null;
  /** The payment service in the box, served under `/dev/payment-service` of a demonstration. */
  readonly paymentSandbox?: { readonly app: Hono };
  /** Where files lie; the folder of the configuration where it is left out. */
  readonly files?: FileStorage;
}
