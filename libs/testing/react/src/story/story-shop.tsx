import { ShopServicesProvider } from '@shop/query/shop-services-provider';
import type { Theme } from '@shop/theming/theme';
import { ThemeProvider } from '@shop/theming/theme-provider';
import { type ReactNode, createContext, use } from 'react';
import type { StoryServices } from './create-story-services';
import type { StoryPlace } from './recording';

const PlaceContext = createContext<StoryPlace | null>(null);

interface StoryShopProps {
  readonly services: StoryServices;
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** The shop around the page of a story: services, theme, and where the page is. */
export function StoryShop({ services, theme, children }: StoryShopProps) {
  return (
    <ShopServicesProvider services={services}>
      <ThemeProvider theme={theme}>
        <PlaceContext value={services.place}>{children}</PlaceContext>
      </ThemeProvider>
    </ShopServicesProvider>
  );
}

/** Where the page of the story is. Throws outside a StoryShop. */
export function useStoryPlace(): StoryPlace {
  const place = use(PlaceContext);
  if (place === null) throw new Error('A page needs a StoryShop around it.');
  return place;
}
