import type { openCardShop } from '@shop/testing-api/card-shop';

type Disturb = Awaited<ReturnType<typeof openCardShop>>['wires']['disturb'];

const unreachable = () => Promise.reject(new Error('The service is unreachable'));

/** How the way between the shop and the payment service is disturbed. */
export const PAYMENT_DISTURBANCES = {
  'service-up': (service) => service,
  'service-down': () => ({ start: unreachable, find: unreachable, void: unreachable }),
  /** What is asked happens; nobody hears of it. */
  'service-loses-answers': (service) => ({
    ...service,
    start: (request) => service.start(request).then(unreachable),
    void: (reference) => service.void(reference).then(unreachable),
  }),
} as const satisfies Readonly<Record<string, Disturb>>;
