import { paths } from '@shop/site/paths/paths';
import { PlainHome } from '@shop/theme-simple/pages/home/plain-home';
import { OrderDeskLink } from '@shop/theme-simple/parts/order-desk-link';
import { useWords } from '@shop/theming/use-words';
import { Link } from 'react-router-dom';
import floorPlan from './floor-plan.svg';
import look from './corporate-hero.module.css';
import { corporateHomeWords } from './corporate-home-words';

/** The logged-out home of the wholesale shop: its plan, then what the editors have put there. */
export default function CorporateHomePage() {
  const words = useWords(corporateHomeWords);
  return (
    <PlainHome look={look} drawing={floorPlan}>
      <OrderDeskLink className={look['further']}>{words.orderDesk}</OrderDeskLink>
      <Link className={look['further']} to={paths.catalogOrder()}>
        {words.catalogOrder}
      </Link>
      <Link className={look['further']} to={paths.contact()}>
        {words.contact}
      </Link>
    </PlainHome>
  );
}
