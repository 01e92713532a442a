import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import type { PageDefinition } from '../page/define-page';
import type { PageData } from '../page/page-data';
import { interactivePart } from './interactive-part';

/** The client loader of a page. The code that loads a navigation is itself loaded with the first one. */
export const createClientLoader =
  (page: PageDefinition) =>
  async (args: ClientLoaderFunctionArgs): Promise<PageData> => {
    const { loadInBrowser } = await interactivePart.load();
    return await loadInBrowser(page, args);
  };
