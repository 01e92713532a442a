import { createContext } from 'react-router-dom';
import type { ShopServices } from './shop-services';

/** The router context in which route loaders find the services of their request or tab. */
export const shopServicesContext = createContext<ShopServices>();
