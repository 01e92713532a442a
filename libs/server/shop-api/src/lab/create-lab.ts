import type { LabFault, LabScenario } from './lab-fault';

/** What the fault lab matches a call by. */
export interface LabCall {
  readonly method: string;
  readonly path: string;
  readonly channel: string | null;
  readonly client: string | null;
  readonly hasToken: boolean;
  /** The call drops what cannot be bought any more, which ends those situations. */
  readonly dropsProducts: boolean;
}

/** The active faults, with their remaining times. */
export interface Lab {
  add(fault: LabFault): void;
  list(): readonly LabFault[];
  clear(): void;
  /** The first fault that this call meets; one of its times is used up. */
  take(call: LabCall): LabFault | null;
}

const REFRESH = '/v1/auth/refresh';
const isCartCall = ({ path }: LabCall) => path.startsWith('/v1/carts/');

/** Where a situation can really arise; a fault that names a path arises there in any case. */
const APPLIES_TO: Partial<Record<LabScenario, (call: LabCall) => boolean>> = {
  unauthorized: ({ hasToken, path }) => hasToken && path !== REFRESH,
  'refresh-fails': ({ path }) => path === REFRESH,
  'cart-expired': (call) => isCartCall(call) && !/^\/v1\/carts\/(?:init|reset)$/.test(call.path),
  'product-not-found': (call) => isCartCall(call) || /^\/v1\/products\/[^/]+$/.test(call.path),
  'not-on-sale': isCartCall,
  'shipping-not-data': (call) => isCartCall(call) && call.method !== 'GET',
  'sold-out': (call) => isCartCall(call) && call.method !== 'GET',
};
const CLEARED_BY_REMOVAL: ReadonlySet<LabScenario> = new Set<LabScenario>([
  'product-not-found',
  'not-on-sale',
]);

const isSame = (wanted: string | undefined, seen: string | null) => wanted === undefined || wanted === seen;

function matches({ scenario, match }: LabFault, call: LabCall): boolean {
  if (!isSame(match.method, call.method) || !isSame(match.path, call.path)) return false;
  if (!isSame(match.channel, call.channel) || !isSame(match.client, call.client)) return false;
  if (call.dropsProducts && CLEARED_BY_REMOVAL.has(scenario)) return false;
  return match.path !== undefined || (APPLIES_TO[scenario]?.(call) ?? true);
}

/**
 * A fault lab without faults. Its faults are held in memory: it is a development tool, not part of the shop's
 * data.
 */
export function createLab(): Lab {
  let faults: { fault: LabFault; left: number }[] = [];
  return {
    add: (fault) => void faults.push({ fault, left: fault.times ?? Infinity }),
    list: () => faults.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left })),
    clear: () => void (faults = []),
    take(call) {
      const met = faults.find(({ fault }) => matches(fault, call));
      if (met === undefined) return null;
      met.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return met.fault;
    },
  };
}
