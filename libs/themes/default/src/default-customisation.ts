import type { SimpleCustomisation } from '@shop/theme-simple/simple-customisation';
import type { WordsById } from '@shop/theming/words';
import type { defaultFooterWords } from './layouts/default/default-footer-words';
import type { defaultHeaderWords } from './layouts/default/default-header-words';
import type { defaultHomeWords } from './pages/home/default-home-words';
import type { defaultMypageWords } from './pages/mypage/default-mypage-words';
import type { defaultProductWords } from './pages/product-detail/default-product-words';
import type { defaultProductListWords } from './pages/product-list/default-product-list-words';
import type { productStoryWords } from './product/product-story-words';

/** What themes may change of the default theme: the words of its own pages too. Types alone: it loads nothing. */
export interface DefaultCustomisation extends SimpleCustomisation {
  readonly words: SimpleCustomisation['words'] &
    WordsById<
      | typeof defaultFooterWords
      | typeof defaultHeaderWords
      | typeof defaultHomeWords
      | typeof defaultMypageWords
      | typeof defaultProductWords
      | typeof defaultProductListWords
      | typeof productStoryWords
    >;
}
