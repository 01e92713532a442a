import type { openCardShop } from '@shop/testing-api/card-shop';

type InjectFault = Awaited<ReturnType<typeof openCardShop>>['paymentFaults']['inject'];

const unreachable = () => Promise.reject(new Error('The service is unreachable'));

/** Faults between the shop and the payment service. */
export const PAYMENT_FAULTS = {
  'service-up': (service) => service,
  'service-down': () => ({ start: unreachable, find: unreachable, void: unreachable }),
  /** The request takes effect, but its response is lost. */
  'service-loses-responses': (service) => ({
    ...service,
    start: (request) => service.start(request).then(unreachable),
    void: (reference) => service.void(reference).then(unreachable),
  }),
} as const satisfies Readonly<Record<string, InjectFault>>;
