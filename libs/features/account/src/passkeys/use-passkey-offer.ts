import { useShopServices } from '@shop/query/shop-services-provider';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answerPasskeyOffer, isPasskeyOfferOpen } from './passkey-offer';
import { canHoldPasskey } from './passkey-support';
import { passkeysQuery } from './passkeys-query';

/**
 * Whether to offer a passkey: on a device that can hold one, to a member without one, until the offer was answered in this
 * browser.
 */
export function usePasskeyOffer() {
  const services = useShopServices();
  const [isPossible, setIsPossible] = useState(false);
  useEffect(() => {
    if (isPasskeyOfferOpen(services)) void canHoldPasskey().then(setIsPossible);
  }, [services]);
  const { data } = useQuery({ ...passkeysQuery(services.api), enabled: isPossible });
  return {
    isOffered: isPossible && data?.passkeys.length === 0,
    answer: () => {
      answerPasskeyOffer(services);
      setIsPossible(false);
    },
  };
}

/** Whoever has seen what is offered is not asked again in this browser. */
export function useAnswerPasskeyOffer(): void {
  const services = useShopServices();
  useEffect(() => answerPasskeyOffer(services), [services]);
}
