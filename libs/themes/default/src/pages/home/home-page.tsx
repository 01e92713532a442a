import { HomeBlocks } from '@shop/theme-simple/parts/layout-blocks/home-blocks';
import { HomeLeadSlot } from '@shop/theme-simple/slots/home-slots';
import { Hero } from './hero';
import { homeBlocks } from './home-block-parts';
import styles from './home-page.module.css';

/** The logged-out home: a picture, then what the shop's editors have put there. */
export default function HomePage() {
  return (
    <>
      <HomeLeadSlot />
      <HomeBlocks parts={homeBlocks} hero={<Hero />} className={styles.blocks} />
    </>
  );
}
