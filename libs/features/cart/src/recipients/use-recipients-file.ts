import { isApiError } from '@shop/api-client/is-api-error';
import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { checkCartRecipients } from '@shop/contract/carts/check-cart-recipients';
import { MAX_RECIPIENTS_FILE_BYTES } from '@shop/contract/carts/recipients-limits';
import { useShopServices } from '@shop/query/shop-services-provider';
import { errorMessage } from '@shop/site/errors/error-message';
import { useRef, useState } from 'react';
import { cartTokenOf } from '../cart-token-of';
import { importRecipients, type TakenRows } from '../commands/import-recipients';
import { readFileBytes } from '@shop/site/files/read-file-bytes';
import { useCartCommand } from '../use-cart-command';
import { faultyRows, type RecipientReport, toRecipientReport } from './recipient-report';

/** What is being done with the file. */
export type RecipientsWork = 'checking' | 'taking' | null;

/** What came of taking a file: the rows that are destinations now, and the numbers of their products. */
export interface TakenRecipients {
  readonly rows: number;
  readonly productCodes: ReadonlySet<string>;
}

/** Why a file was not read on this device. */
export type UnreadFile = 'too-large' | 'unreadable' | null;

/** A file of recipients: chosen, checked, and taken into the cart as it was checked. */
export function useRecipientsFile() {
  const services = useShopServices();
  const run = useCartCommand();
  const [file, setFile] = useState<File | null>(null);
  const [unread, setUnread] = useState<UnreadFile>(null);
  const [report, setReport] = useState<RecipientReport | null>(null);
  const [work, setWork] = useState<RecipientsWork>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const latest = useRef(0);
  const isTaking = useRef(false);

  const ask = async (chosen: File): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    setWork('checking');
    setErrorText(null);
    try {
      const { data } = await services.api.call(checkCartRecipients, {
        body: { cart_token: cartTokenOf(services).get() ?? '', file: chosen },
      });
      if (turn === latest.current) setReport(toRecipientReport(data));
    } catch (error) {
      if (turn === latest.current) setErrorText(errorMessage(error));
    } finally {
      if (turn === latest.current) setWork(null);
    }
  };

  const pick = async (chosen: File | null): Promise<void> => {
    // What is being taken stays in view until it is.
    if (isTaking.current) return;
    latest.current += 1;
    setFile(null);
    setReport(null);
    setErrorText(null);
    setWork(null);
    setUnread(chosen !== null && chosen.size > MAX_RECIPIENTS_FILE_BYTES ? 'too-large' : null);
    if (chosen === null || chosen.size > MAX_RECIPIENTS_FILE_BYTES) return;
    const turn = latest.current;
    // What was checked is what is taken, also where the file is written to meanwhile.
    const bytes = await readFileBytes(chosen).catch(() => null);
    if (turn !== latest.current) return;
    if (bytes === null) {
      setUnread('unreadable');
      return;
    }
    const copy = new File([bytes], chosen.name, { type: 'text/csv' });
    setFile(copy);
    await ask(copy);
  };

  /** Takes the file; null where it failed, and the report says why where its rows do. */
  const take = async (rows: TakenRows): Promise<TakenRecipients | null> => {
    if (file === null || report === null || isTaking.current) return null;
    isTaking.current = true;
    setWork('taking');
    setErrorText(null);
    try {
      await run(importRecipients(file, rows));
      const taken = report.rows.length - faultyRows(report).length;
      const productCodes = new Set(report.totals.map(({ code }) => code));
      setFile(null);
      setReport(null);
      return { rows: taken, productCodes };
    } catch (error) {
      // Since the check somebody has bought what was left, or another tab has changed the cart.
      if (isApiError(error) && error.kind === 'rejected' && error.code === CART_ERRORS.recipientsInvalid)
        await ask(file);
      setErrorText(errorMessage(error));
      return null;
    } finally {
      isTaking.current = false;
      setWork(null);
    }
  };

  return {
    file,
    unread,
    report,
    work,
    errorText,
    pick,
    check: async () => {
      if (file !== null) await ask(file);
    },
    take,
  };
}
