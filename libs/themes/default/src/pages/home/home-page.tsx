import { ArrivalsSection } from './arrivals-section';
import { CategoryTiles } from './category-tiles';
import { Hero } from './hero';
import styles from './home-page.module.css';
import { NewsSection } from './news-section';
import { RankingSection } from './ranking-section';
import { HomeLeadSlot } from '@shop/theme-simple/slots/home-slots';

/** The logged-out home: a picture, links to the categories, new products, recommended products, news. */
export default function HomePage() {
  return (
    <div className={styles.page}>
      <HomeLeadSlot />
      <Hero />
      <CategoryTiles />
      <ArrivalsSection />
      <RankingSection />
      <NewsSection />
    </div>
  );
}
