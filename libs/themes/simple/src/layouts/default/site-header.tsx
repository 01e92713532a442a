import { paths } from '@shop/site/paths/paths';
import { useWords } from '@shop/theming/use-words';
import { classNames } from '@shop/ui-kit/class-names';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CategoryNav } from './category-nav';
import { CustomerMenu } from './customer-menu';
import { headerWords } from './header-words';
import { SearchForm } from './search-form';
import { ShopName } from '../plain/shop-name';
import plain from './site-header.module.css';
import { HeaderNoteSlot } from '../../slots/layout-slots';
import { definePart } from '@shop/theming/theme-place';
import type { SitePartProps } from './site-props';

interface HeaderProps extends SitePartProps {
  /**
   * Class names that a theme adds for its own look: `header`, `bar`, `name`, `links`, `search`. Its rules must be more specific than
   * one class, because nothing says which style sheet comes first.
   */
  readonly look?: Readonly<Record<string, string>>;
  /** The theme's sign before the name, where the shop has no logo. */
  readonly mark?: ReactNode;
}

/** The head of every page: the shop's name, search, account, cart, categories. Also for themes that give it another look. */
export function PlainSiteHeader({ look = {}, mark = null }: HeaderProps) {
  const words = useWords(headerWords);
  return (
    <header className={classNames(plain['header'], look['header'])}>
      <HeaderNoteSlot />
      <div className={classNames(plain['bar'], look['bar'])}>
        <Link to={paths.home()} className={classNames(plain['name'], look['name'])}>
          <ShopName fallback={words.home} mark={mark} />
        </Link>
        <CustomerMenu className={classNames(plain['links'], look['links'])} />
        <div className={classNames(plain['search'], look['search'])}>
          <SearchForm id="header-search" />
        </div>
      </div>
      <CategoryNav />
    </header>
  );
}

/** Replaceable under `header`. */
export const SiteHeader = definePart<'header', SitePartProps>('header', PlainSiteHeader);
