import type { CartView } from '@shop/feature-cart/cart-view';
import { removeDestination } from '@shop/feature-cart/commands/remove-destination';
import type { DestinationPlace } from '@shop/feature-cart/destinations/destination-place';
import { useDivision } from '@shop/feature-cart/destinations/use-division';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { checkoutPaths } from '@shop/site/checkout-paths';
import { paths } from '@shop/site/paths';
import { useSubmission } from '@shop/site/errors/use-submission';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LinkButton } from '@shop/ui-kit/link-button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { Notice } from '@shop/ui-kit/notice';
import { useRef, useState } from 'react';
import { destinationWords } from '../../parts/destination-words';
import { severalDestinationsWords } from '../../parts/several-destinations-words';
import { StepActions } from '../../parts/step-actions';
import { useStep } from '../../parts/use-step';
import { AddressPicker } from './address-picker';
import { DestinationCard } from './destination-card';
import styles from './destinations.module.css';
import { destinationsWords } from './destinations-words';
import { ProductDivision } from './product-division';

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
  const { numbered } = useWords(destinationWords);
  const { toConfirm } = useWords(severalDestinationsWords);
  const { shippings } = cart;
  const run = useCartCommand();
  const division = useDivision(cart);
  const removal = useSubmission();
  const { take, isBusy, errorText } = useStep(
    isFromConfirm ? checkoutPaths.cartConfirm() : checkoutPaths.cartShippingDetail(),
  );
  const [picking, setPicking] = useState<DestinationPlace>(
    isMember && shippings.length === 0 ? 'further' : null,
  );
  const [said, setSaid] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const placeNames = shippings.map(({ address }, at) => words.place(numbered(at + 1), address.name));
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
  const remove = (key: string, name: string) =>
    removal.submit(async () => {
      onStay();
      await run(removeDestination(key));
      division.startOver();
      tell(words.removed(name));
    });
  return (
    <>
      <p>{words.lead}</p>
      <LiveMessage>{said}</LiveMessage>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {shippings.map(({ key, address }, at) => (
          <DestinationCard
            key={key}
            name={numbered(at + 1)}
            address={address}
            isSupplied={suppliedKeys.has(key)}
            isOnly={shippings.length === 1}
            isBusy={removal.isBusy}
            {...(isMember
              ? { onChange: () => setPicking({ key }) }
              : { changeTo: checkoutPaths.cartShippingAdd({ destination: key, isFromConfirm }) })}
            onRemove={() => void remove(key, numbered(at + 1))}
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
          className={styles.division}
          aria-label={words.division}
          onSubmit={(event) => {
            event.preventDefault();
            setIsWrong(!division.isComplete);
            if (division.isComplete) void take(division.save);
            else form.current?.querySelector<HTMLElement>('[data-wrong="true"]')?.focus();
          }}
        >
          {shippings.length > 1 && (
            <>
              <h2 className={styles.heading}>{words.division}</h2>
              {division.divisions.map((product) => (
                <ProductDivision
                  key={product.id}
                  product={product}
                  places={shippings.map(({ key }, at) => ({ key, name: placeNames[at] ?? '' }))}
                  onShare={(key, quantity) => division.setShare(product.id, key, quantity)}
                />
              ))}
            </>
          )}
          <StepActions
            backTo={isFromConfirm ? checkoutPaths.cartConfirm() : paths.cart()}
            isBusy={isBusy}
            failure={isWrong && !division.isComplete ? words.incomplete : errorText}
            {...(isFromConfirm ? { label: toConfirm } : {})}
          />
        </form>
      )}
    </>
  );
}
