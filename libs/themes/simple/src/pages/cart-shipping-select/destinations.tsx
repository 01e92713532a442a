import type { CartView } from '@shop/feature-cart/cart-view';
import { removeDestination } from '@shop/feature-cart/commands/remove-destination';
import type { DestinationPlace } from '@shop/feature-cart/destinations/destination-place';
import { useDivision } from '@shop/feature-cart/destinations/use-division';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { paths } from '@shop/site/paths/paths';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { classNames } from '@shop/ui-kit/class-names';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { useMedia } from '@shop/ui-kit/use-media';
import { useRef, useState } from 'react';
import { type DestinationName, useDestinationNames } from '../../parts/use-destination-names';
import step from '../../parts/form-layout.module.css';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';
import { useStepWay } from '../../parts/use-step-way';
import { AddressPicker } from './address-picker';
import { DestinationCard } from './destination-card';
import styles from './destinations.module.css';
import { destinationsWords } from './destinations-words';
import { DivisionGrid } from './division-grid/division-grid';
import { ProductDivision } from './product-division';
import { RecipientsFile } from './recipients-file/recipients-file';
import { recipientsFileWords } from './recipients-file/recipients-file-words';

/** Where products and recipients have room in one table. */
const WIDE = '(min-width: 768px)';

interface DestinationsProps {
  readonly cart: CartView;
  readonly isMember: boolean;
  readonly isFromConfirm: boolean;
  /** Keeps these destinations on the page although one of them alone may be left. */
  readonly onStay: () => void;
}

/** Several destinations: which they are, and how many of each product go to each of them. */
export function Destinations({ cart, isMember, isFromConfirm, onStay }: DestinationsProps) {
  const words = useWords(destinationsWords);
  const fileWords = useWords(recipientsFileWords);
  const { shippings } = cart;
  const isSeveral = shippings.length > 1;
  const run = useCartCommand();
  const division = useDivision(cart);
  const removal = useSubmission();
  const way = useStepWay(isFromConfirm, checkoutPaths.cartShippingDetail(), paths.cart());
  const { take, isBusy, errorText } = useStep(way.next);
  const [picking, setPicking] = useState<DestinationPlace>(
    isMember && shippings.length === 0 ? 'further' : null,
  );
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState<'sum' | 'cell' | 'empty' | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isWide = useMedia(WIDE);
  const places = useDestinationNames(cart);
  const suppliedKeys = new Set(
    division.divisions.flatMap(({ written }) =>
      Object.keys(written).filter((key) => (written[key] ?? 0) > 0),
    ),
  );
  const tell = (message: string) => {
    setSaid(message);
    setPicking(null);
    // What had the focus is gone.
    list.current?.focus();
  };
  const remove = ({ key, name }: DestinationName) =>
    removal.submit(async () => {
      onStay();
      await run(removeDestination(key));
      // What is written for the others stays, unless goods have lost their place, or one place is left and gets everything.
      if (suppliedKeys.has(key) || shippings.length === 2) division.startOver();
      tell(words.removed(name));
    });
  /** Leads to the quantity of the first product for a destination. */
  const leadToShare = (key: string) =>
    [...(form.current?.querySelectorAll<HTMLElement>('[data-share-of]') ?? [])]
      .find(({ dataset }) => dataset['shareOf'] === key)
      ?.querySelector('input')
      ?.focus();
  const empty = isSeveral ? places.find(({ key }) => !suppliedKeys.has(key)) : undefined;
  const isIncomplete = wrong === 'sum' && !division.isComplete;
  const emptyText = wrong === 'empty' && empty !== undefined ? words.withoutGoods(empty.name) : null;
  const sumText = isIncomplete ? words.incomplete : emptyText;
  const failure = wrong === 'cell' ? words.wrongCell : (sumText ?? errorText);
  return (
    <>
      <p>{words.lead}</p>
      <LiveMessage>{said}</LiveMessage>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {places.map((place) => (
          <DestinationCard
            key={place.key}
            place={place}
            isSupplied={suppliedKeys.has(place.key)}
            isWrong={wrong === 'empty'}
            isOnly={!isSeveral}
            isBusy={removal.isBusy}
            {...(isMember
              ? { onChange: () => setPicking({ key: place.key }) }
              : { changeTo: checkoutPaths.cartShippingAdd({ destination: place.key, isFromConfirm }) })}
            onRemove={() => void remove(place)}
            onShare={() => leadToShare(place.key)}
          />
        ))}
        {removal.errorText !== null && <Notice kind="error">{removal.errorText}</Notice>}
      </div>
      {isMember && picking !== null && (
        <AddressPicker
          cart={cart}
          place={picking}
          isFromConfirm={isFromConfirm}
          onTaken={() => tell(picking === 'further' ? words.added : words.changed)}
          onCancel={() => setPicking(null)}
        />
      )}
      {isMember && picking === null && (
        <Button variant="secondary" isWide onClick={() => setPicking('further')}>
          {words.add}
        </Button>
      )}
      {!isMember && (
        <LinkButton
          to={checkoutPaths.cartShippingAdd({ destination: 'new', isFromConfirm })}
          variant="secondary"
          isWide
        >
          {words.add}
        </LinkButton>
      )}
      <RecipientsFile
        cart={cart}
        onTaken={({ rows, productCodes }) => {
          onStay();
          division.forget(productCodes);
          tell(fileWords.taken(rows));
        }}
      />
      {shippings.length === 1 && (
        <>
          <p>{words.oneMore}</p>
          <LinkButton to={checkoutPaths.cartShippingSelect({ isFromConfirm })} variant="quiet">
            {words.toOne}
          </LinkButton>
        </>
      )}
      {shippings.length > 0 && (
        <form
          ref={form}
          className={classNames(styles.division, step.step)}
          aria-label={words.division}
          onSubmit={(event) => {
            event.preventDefault();
            // A cell of the grid in which no number stands keeps the share that it had: it is not sent like that.
            const cell = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
            const sum = form.current?.querySelector<HTMLElement>('[data-wrong="true"]') ?? null;
            // Nothing is left out of an order in silence: who has no goods gets some, or is removed.
            const nothing =
              empty === undefined ? null : (list.current?.querySelector<HTMLElement>('[data-empty]') ?? null);
            const fault = cell ?? sum ?? nothing;
            setWrong(cell !== null ? 'cell' : sum !== null ? 'sum' : nothing !== null ? 'empty' : null);
            if (fault === null) void take(division.save);
            else fault.focus();
          }}
          onChange={() => {
            if (wrong === 'cell') setWrong(null);
          }}
        >
          {isSeveral && (
            <>
              <h2 className={styles.heading}>{words.division}</h2>
              {isWide ? (
                <DivisionGrid division={division} places={places} />
              ) : (
                division.divisions.map((product) => (
                  <ProductDivision key={product.id} product={product} division={division} places={places} />
                ))
              )}
            </>
          )}
          <StepActions {...way.actions} isAtFoot isBusy={isBusy} failure={failure} />
        </form>
      )}
    </>
  );
}
