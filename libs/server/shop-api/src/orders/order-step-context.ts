import type { Clock } from '../ports/clock';
import type { MailPort } from '../ports/mail-port';
import type { ShopApiConfig } from '../ports/shop-api-config';
import type { StepContext } from './apply-order-step';

interface ConfiguredContext {
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly config: Pick<ShopApiConfig, 'shopOrigins' | 'tokenSecret'>;
}

/** The dependencies of a step of an order that a call, a settlement or a task takes; its mails leave. */
export const orderStepContext = ({
  clock,
  mail,
  config: { shopOrigins, tokenSecret },
}: ConfiguredContext): StepContext => ({ clock, mail, shopOrigins, tokenSecret });
