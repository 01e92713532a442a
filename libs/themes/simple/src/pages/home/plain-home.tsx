import type { ComponentProps } from 'react';
import { HomeBlocks } from '../../parts/layout-blocks/home-blocks';
import { simpleBlocks } from '../../parts/layout-blocks/simple-blocks';
import { HomeLeadSlot } from '../../slots/home-slots';
import { Hero } from './hero';

/** The logged-out home with the plain blocks, also for themes that give its top another look. core §2 */
export function PlainHome(hero: ComponentProps<typeof Hero>) {
  return (
    <>
      <HomeLeadSlot />
      <HomeBlocks parts={simpleBlocks} hero={<Hero {...hero} />} />
    </>
  );
}
