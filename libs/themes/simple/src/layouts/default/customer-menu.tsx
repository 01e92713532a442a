import { useWords } from '@shop/theming/use-words';
import { AccountLink } from './account-link';
import { CartLink } from './cart-link';
import { customerMenuWords } from './customer-menu-words';

/** The header's links to one's own pages and to the cart. */
export function CustomerMenu({ className }: { readonly className?: string | undefined }) {
  const words = useWords(customerMenuWords);
  return (
    <nav className={className} aria-label={words.customerMenu}>
      <AccountLink />
      <CartLink />
    </nav>
  );
}
