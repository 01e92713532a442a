import { HomeBlocks } from '../../parts/layout-blocks/home-blocks';
import { simpleBlocks } from '../../parts/layout-blocks/simple-blocks';
import { HomeLeadSlot } from '../../slots/home-slots';
import { Hero } from './hero';

/** The logged-out home: what the shop's editors have put there. core §2 */
export default function HomePage() {
  return (
    <>
      <HomeLeadSlot />
      <HomeBlocks parts={simpleBlocks} hero={<Hero />} />
    </>
  );
}
