import type { WaitOutside } from '@shop/requests/admission-gate';
import type { PaymentGateway } from '../ports/payment-gateway';

/**
 * The same gateway for one call: while the call waits for the service, others have its places. A service that hangs for
 * seconds would keep out every other write of all shops otherwise.
 */
export const waitForServiceOutside = (
  { service, ...gateway }: PaymentGateway,
  waitOutside: WaitOutside,
): PaymentGateway => ({
  ...gateway,
  service: {
    start: (request) => waitOutside(() => service.start(request)),
    find: (reference) => waitOutside(() => service.find(reference)),
    void: (reference) => waitOutside(() => service.void(reference)),
  },
});
