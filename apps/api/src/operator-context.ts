import { dumpDatabase } from '@shop/shop-api/operator/backup/dump-database';
import type { OperatorContext } from '@shop/shop-api/operator/command/operator-command';
import { publicOutbound } from '@shop/shop-api/outbound/outbound-policy';
import { systemClock } from '@shop/shop-api/ports/clock';
import type { OpenShop } from './open-shop';
import type { ApiEnvironment } from './read-environment';

/** The context of an operator's command on an open shop. */
export const operatorContext = (
  { shopOrigins, tokenSecret, databaseUrl, pictureHosts }: ApiEnvironment,
  { opened, mail, filesFolder }: OpenShop,
  who: Pick<OperatorContext, 'actor' | 'print' | 'note' | 'progress'>,
): OperatorContext => ({
  ...who,
  db: opened.db,
  clock: systemClock,
  mail,
  shopOrigins,
  tokenSecret,
  filesFolder,
  outbound: publicOutbound(pictureHosts),
  dump: () => dumpDatabase(databaseUrl, opened),
});
