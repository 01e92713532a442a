import { useOrderDesk } from '@shop/feature-cart/order-desk/use-order-desk';
import type { DeskEntry } from '@shop/feature-cart/order-desk/desk-row';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { SkeletonPage } from '@shop/ui-kit/skeleton';
import { type FocusEvent, useRef, useState } from 'react';
import { useAddedToCart } from '../../parts/use-added-to-cart';
import { useFocusAfterRender } from '../../parts/use-focus-after-render';
import { useFocusInvalid } from '../../parts/use-focus-invalid';
import { DeskActions } from './desk-actions';
import { DeskResult } from './desk-result';
import { DeskTable } from './desk-table';
import { FilePanel } from './file-panel';
import styles from './order-desk-page.module.css';
import { orderDeskWords } from './order-desk-words';
import { PastePanel } from './paste-panel';

/** Rows are written, pasted or read from a file, checked, corrected where they stand, and put into the cart at once. */
export function DeskForm() {
  const words = useWords(orderDeskWords);
  const desk = useOrderDesk();
  const { report, faulty } = desk;
  const [form, focusInvalid] = useFocusInvalid();
  const focusAfterRender = useFocusAfterRender();
  const result = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [addedCount, setAddedCount] = useState(0);
  const added = useAddedToCart(words.addedTitle);
  if (desk.rows === null) return <SkeletonPage sizes={['block', 'tall']} />;

  const focusResult = () => focusAfterRender(() => result.current);
  const take = (entries: readonly DeskEntry[]): boolean => {
    const isTaken = desk.append(entries);
    setMessage(isTaken ? words.taken(entries.length) : null);
    setShown(null);
    return isTaken;
  };
  const check = async () => {
    setMessage(null);
    const { kind } = await desk.check();
    setShown(null);
    if (kind === 'nothing-written') setMessage(words.nothingWritten);
    if (kind === 'faulty') focusInvalid();
    if (kind === 'good') focusResult();
  };
  const add = async (isGoodOnly: boolean) => {
    setMessage(null);
    const confirm = added.prepare();
    const outcome = await desk.add(isGoodOnly);
    if (outcome.kind === 'faulty') {
      setShown(null);
      focusInvalid();
    }
    if (outcome.kind !== 'added') return;
    setAddedCount(outcome.rows);
    setShown(null);
    focusResult();
    await confirm(outcome.productKeys);
  };
  /** A corrected row is checked again once it is left; not by a press, which checks itself and must not lose its button. */
  const checkAgain = ({ target, relatedTarget }: FocusEvent) => {
    const isPress = relatedTarget instanceof HTMLButtonElement && relatedTarget.matches(':active');
    const isLeft = target instanceof HTMLInputElement && !isPress;
    if (isLeft && report.size > 0 && desk.isStale) void desk.checkAgain();
  };
  return (
    <>
      <div className={styles.ways}>
        <PastePanel onTake={take} />
        <FilePanel onTake={take} />
      </div>
      <form
        ref={form}
        method="post"
        aria-label={words.heading}
        className={styles.fields}
        noValidate
        onBlur={checkAgain}
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        {message !== null && <Notice kind="info">{message}</Notice>}
        <LiveMessage>{faulty.size > 0 ? words.someFaulty(report.size, faulty.size) : ''}</LiveMessage>
        {addedCount > 0 && (
          <Notice kind="success" ref={report.size > 0 ? null : result}>
            <p>{words.added(addedCount)}</p>
            <LinkButton to={paths.cart()} variant="secondary">
              {words.toCart}
            </LinkButton>
          </Notice>
        )}
        {report.size > 0 && (
          <DeskResult
            ref={result}
            count={report.size}
            faultyCount={faulty.size}
            isStale={desk.isStale}
            isOnlyFaulty={shown !== null}
            onOnlyFaulty={(isOnly) => setShown(isOnly ? faulty : null)}
          />
        )}
        <DeskTable rows={desk.rows} report={report} shown={shown} onWrite={desk.write} />
        {desk.hasRoom && (
          <div>
            <Button variant="quiet" onClick={desk.addBlank}>
              {words.addRows}
            </Button>
          </div>
        )}
        {desk.errorText !== null && <Notice kind="error">{desk.errorText}</Notice>}
        <DeskActions
          count={report.size}
          faultyCount={faulty.size}
          isBusy={desk.isBusy}
          onAdd={(isGoodOnly) => void add(isGoodOnly)}
        />
        {added.view}
      </form>
    </>
  );
}
