import { orderPaths } from '@shop/site/paths/order-paths';
import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { LinkButton } from '@shop/ui-kit/link-button';
import { Notice } from '@shop/ui-kit/notice';
import { wrongOrderLinkWords } from './wrong-order-link-words';

/** What is said of a link that opens no order, whatever is wrong with it, and how to get another one. account §6 */
export function WrongOrderLink() {
  const words = useWords(wrongOrderLinkWords);
  return (
    <>
      <Notice kind="error">
        <p>{words.wrong}</p>
        <p>{words.note}</p>
      </Notice>
      <LinkButton to={orderPaths.find()} isWide>
        {words.find}
      </LinkButton>
      <LinkButton to={paths.contact()} variant="quiet" isWide>
        {words.contact}
      </LinkButton>
    </>
  );
}
