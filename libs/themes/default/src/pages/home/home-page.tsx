import { Slot } from '@shop/theming/slot';
import { ArrivalsSection } from './arrivals-section';
import { CategoryTiles } from './category-tiles';
import { Hero } from './hero';
import styles from './home-page.module.css';
import { NewsSection } from './news-section';
import { RankingSection } from './ranking-section';

/** The logged-out home: a picture, the way into the categories, what is new, what is recommended, news. */
export default function HomePage() {
  return (
    <div className={styles.page}>
      <Slot id="home-lead" />
      <Hero />
      <CategoryTiles />
      <ArrivalsSection />
      <RankingSection />
      <NewsSection />
    </div>
  );
}
