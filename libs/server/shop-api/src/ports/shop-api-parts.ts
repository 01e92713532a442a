import type { Logger } from 'pino';
import type { Database } from '../db/database';
import type { Clock } from './clock';
import type { FileStorage } from './file-storage';
import type { MailPort } from './mail-port';
import type { ShopApiConfig } from './shop-api-config';

/** What the API is made from; everything that differs between tests and the running shop. */
export interface ShopApiParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly log: Logger;
  readonly config: ShopApiConfig;
  /** Where files lie; the folder of the configuration where it is left out. */
  readonly files?: FileStorage;
}
