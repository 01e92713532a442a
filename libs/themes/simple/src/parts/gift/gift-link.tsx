import type { OrderGiftView } from '@shop/feature-orders/order-view';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { LiveMessage } from '@shop/ui-kit/live-message';
import { useEffect, useState } from 'react';
import { sharePage } from '../../product/share-page';
import { PrimaryButton } from '../primary-button';
import styles from './gift.module.css';
import { orderGiftWords } from './order-gift-words';

interface GiftLinkProps {
  readonly gift: Pick<OrderGiftView, 'receiverEmail' | 'isMailedOncePaid'>;
  readonly url: string;
}

/** The link that the giver passes on: by the device's own sheet where it has one, with LINE or mail, or copied. */
export function GiftLink({ gift: { receiverEmail, isMailedOncePaid }, url }: GiftLinkProps) {
  const words = useWords(orderGiftWords);
  const [said, setSaid] = useState('');
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(words.copied);
    } catch {
      // Browsers refuse it without permission, or outside of a secure page.
      setSaid(words.notCopied);
    }
  };
  const share = async () => {
    setSaid('');
    try {
      await sharePage(words.shareTitle, url);
    } catch {
      // The device has nothing to share with, or does not permit it.
      setSaid(words.notShared);
    }
  };
  return (
    <div className={styles.gift}>
      <p>{words.linkLead}</p>
      {receiverEmail !== null && (
        <p className={styles.note}>
          {isMailedOncePaid ? words.mailedOncePaidLead(receiverEmail) : words.mailedLead(receiverEmail)}
        </p>
      )}
      <code className={styles.link}>{url}</code>
      <div className={styles.actions}>
        {canShare && (
          <PrimaryButton isWide onClick={() => void share()}>
            {words.share}
          </PrimaryButton>
        )}
        <Button variant="secondary" isWide onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      {said !== '' && <p aria-hidden="true">{said}</p>}
      <LiveMessage>{said}</LiveMessage>
    </div>
  );
}
