import type { ShopServices } from '@shop/query/shop-services';
import { useShopServices } from '@shop/query/shop-services-provider';
import { tabStorage } from '@shop/site/shop-storage';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

/** What is written in a step of an order and not sent yet. */
export interface CheckoutDraft<Draft> {
  /** Null where nothing was written, and until the tab's storage has been read. */
  readonly draft: Draft | null;
  /** Keeps it for when the page is reloaded or returned to. */
  readonly keep: (draft: Draft) => void;
  /** Forgets it: it was sent, or given up. */
  readonly drop: () => void;
}

/** Under this name, after the shop's prefix, the tab's storage has the draft. */
const nameOf = (name: string): string => `checkout_${name}`;

function readDraft<Draft>(
  services: Pick<ShopServices, 'queryClient' | 'channel'>,
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
): Draft | null {
  const text = tabStorage(services).getItem(nameOf(name));
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const draft = stored.success ? v.safeParse(schema, stored.output) : null;
  return draft?.success === true ? draft.output : null;
}

/**
 * Keeps what is written in a step of an order in the tab, so that it survives an error, a reload and the way back. The
 * schema stands outside the component; what does not fit it is passed over.
 */
export function useCheckoutDraft<Draft>(
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
): CheckoutDraft<Draft> {
  const services = useShopServices();
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => setDraft(readDraft(services, name, schema)), [services, name, schema]);
  const keep = useCallback(
    (next: Draft) => {
      setDraft(next);
      tabStorage(services).setItem(nameOf(name), JSON.stringify(next));
    },
    [services, name],
  );
  const drop = useCallback(() => {
    setDraft(null);
    tabStorage(services).removeItem(nameOf(name));
  }, [services, name]);
  return { draft, keep, drop };
}
