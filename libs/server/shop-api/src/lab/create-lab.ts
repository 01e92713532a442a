import type { LabFault, LabScenario } from './lab-fault';

/** A call as the laboratory sees it. */
export interface LabCall {
  readonly method: string;
  readonly path: string;
  readonly channel: string | null;
  readonly client: string | null;
  readonly hasToken: boolean;
  /** The call drops what cannot be bought any more, which ends those situations. */
  readonly dropsProducts: boolean;
}

/** The faults that stand, with the times that are left. */
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
const ARISES: Partial<Record<LabScenario, (call: LabCall) => boolean>> = {
  unauthorized: ({ hasToken, path }) => hasToken && path !== REFRESH,
  'refresh-fails': ({ path }) => path === REFRESH,
  'cart-expired': (call) => isCartCall(call) && !/^\/v1\/carts\/(?:init|reset)$/.test(call.path),
  'product-not-found': (call) => isCartCall(call) || /^\/v1\/products\/[^/]+$/.test(call.path),
  'not-on-sale': isCartCall,
  'shipping-not-data': (call) => isCartCall(call) && call.method !== 'GET',
  'sold-out': (call) => isCartCall(call) && call.method !== 'GET',
};
const ENDED_BY_DROPPING: ReadonlySet<LabScenario> = new Set<LabScenario>([
  'product-not-found',
  'not-on-sale',
]);

const isSame = (wanted: string | undefined, seen: string | null) => wanted === undefined || wanted === seen;

function meets({ scenario, match }: LabFault, call: LabCall): boolean {
  if (!isSame(match.method, call.method) || !isSame(match.path, call.path)) return false;
  if (!isSame(match.channel, call.channel) || !isSame(match.client, call.client)) return false;
  if (call.dropsProducts && ENDED_BY_DROPPING.has(scenario)) return false;
  return match.path !== undefined || (ARISES[scenario]?.(call) ?? true);
}

/** A laboratory without faults. It belongs to one process: a tool of development, no part of the shop's state. */
export function createLab(): Lab {
  let faults: { fault: LabFault; left: number }[] = [];
  return {
    add: (fault) => void faults.push({ fault, left: fault.times ?? Infinity }),
    list: () => faults.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left })),
    clear: () => void (faults = []),
    take(call) {
      const met = faults.find(({ fault }) => meets(fault, call));
      if (met === undefined) return null;
      met.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return met.fault;
    },
  };
}
