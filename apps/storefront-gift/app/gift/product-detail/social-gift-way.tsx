import { addProduct } from '@shop/feature-cart/commands/add-product';
import { useCartCommand } from '@shop/feature-cart/use-cart-command';
import { useSubmission } from '@shop/site/errors/use-submission';
import { checkoutPaths } from '@shop/site/paths/checkout-paths';
import { useSettings } from '@shop/site/settings/use-settings';
import type { SecondWayProps } from '@shop/theme-simple/pages/product-detail/buy-bar';
import { useWords } from '@shop/theming/use-words';
import { Button } from '@shop/ui-kit/button';
import { Notice } from '@shop/ui-kit/notice';
import { useNavigate } from 'react-router-dom';
import { giftProductWords } from './gift-product-words';
import styles from './gift-product-page.module.css';

/** The way to give to somebody whose address the giver does not know; nothing where the shop does not offer it. account §7 */
export function SocialGiftWay({ product, quantity }: SecondWayProps) {
  const words = useWords(giftProductWords);
  const { socialGiftDays } = useSettings();
  const run = useCartCommand();
  const navigate = useNavigate();
  const { isBusy, errorText, submit } = useSubmission();
  if (socialGiftDays === 0) return null;
  const give = async () => {
    await run(addProduct(product.key, quantity));
    await navigate(checkoutPaths.cartShippingSelect({ isGift: true }));
  };
  return (
    <div className={styles.socialGift}>
      <Button variant="secondary" isWide isBusy={isBusy} onClick={() => void submit(give)}>
        {words.socialGift}
      </Button>
      <p>{words.socialGiftLead(socialGiftDays)}</p>
      {errorText !== null && <Notice kind="error">{errorText}</Notice>}
    </div>
  );
}
