import { checkOrderDesk } from '@shop/contract/order-desk/check-order-desk';
import { useShopServices } from '@shop/query/shop-services-provider';
import { errorMessage } from '@shop/site/errors/error-message';
import { useRef, useState } from 'react';
import { cartTokenOf } from '../cart-token-of';
import { addProductSet } from '../commands/add-product-set';
import { useCartCommand } from '../use-cart-command';
import { type DeskReport, faultyIds, isChecked, partsOf, toDeskReport } from './desk-report';
import { useDeskRows } from './use-desk-rows';

/** Outcome of pressing check or add. */
export type DeskOutcome =
  | { readonly kind: 'failed' | 'nothing-written' | 'faulty' | 'good' }
  | { readonly kind: 'added'; readonly rows: number; readonly productKeys: readonly string[] };

/**
 * The order desk: what is written, what the shop says of it, and the way into the cart. Whatever goes into the cart has
 * been checked as it stands.
 */
export function useOrderDesk() {
  const services = useShopServices();
  const run = useCartCommand();
  const desk = useDeskRows();
  const [report, setReport] = useState<DeskReport>(() => new Map());
  const [isBusy, setIsBusy] = useState(false);
  const isPressed = useRef(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const latest = useRef(0);
  const { written } = desk;

  /** The report of what is written now; null where it failed, or where a later check has begun. */
  const ask = async (): Promise<DeskReport | null> => {
    latest.current += 1;
    const turn = latest.current;
    const rows = written.map(({ code, quantity }) => ({ code, quantity }));
    const { data } = await services.api.call(checkOrderDesk, {
      body: { cart_token: cartTokenOf(services).get(), rows },
    });
    if (turn !== latest.current) return null;
    const next = toDeskReport(written, data.rows);
    setReport(next);
    return next;
  };

  const attempt = async (work: () => Promise<DeskOutcome>): Promise<DeskOutcome> => {
    setErrorText(null);
    if (written.length === 0) {
      setReport(new Map());
      return { kind: 'nothing-written' };
    }
    try {
      return await work();
    } catch (error) {
      setErrorText(errorMessage(error));
      return { kind: 'failed' };
    }
  };
  /** One press at a time: a second one while the first is worked on does nothing. */
  const press = async (work: () => Promise<DeskOutcome>): Promise<DeskOutcome> => {
    if (isPressed.current) return { kind: 'failed' };
    isPressed.current = true;
    setIsBusy(true);
    try {
      return await attempt(work);
    } finally {
      isPressed.current = false;
      setIsBusy(false);
    }
  };
  const checkRows = async (): Promise<DeskOutcome> => {
    const next = await ask();
    if (next === null) return { kind: 'failed' };
    return { kind: faultyIds(next).size > 0 ? 'faulty' : 'good' };
  };

  /** Puts the rows into the cart, all or none; with faults only where those alone without any are asked for. */
  const add = (isGoodOnly: boolean) =>
    press(async () => {
      const next = await ask();
      if (next === null) return { kind: 'failed' };
      const faulty = faultyIds(next);
      const parts = partsOf(next);
      if (parts.length === 0 || (faulty.size > 0 && !isGoodOnly)) return { kind: 'faulty' };
      await run(addProductSet('order-desk', parts));
      const added = new Set([...next.keys()].filter((id) => !faulty.has(id)));
      desk.remove(added);
      setReport(new Map([...next].filter(([id]) => faulty.has(id))));
      return { kind: 'added', rows: added.size, productKeys: parts.map(({ productKey }) => productKey) };
    });

  return {
    ...desk,
    report,
    faulty: faultyIds(report),
    isStale: desk.rows?.some((row) => !isChecked(report, row)) === true,
    isBusy,
    errorText,
    check: () => press(checkRows),
    /** After a correction: not while a press is worked on, which checks everything itself. */
    checkAgain: async (): Promise<void> => {
      if (!isPressed.current) await attempt(checkRows);
    },
    add,
  };
}
