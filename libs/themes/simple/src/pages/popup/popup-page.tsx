import { readPopupId } from '@shop/feature-content/popups/popup-query';
import type { PageProps } from '@shop/theming/page-props';
import { PopupList } from './popup-list';
import { SinglePopup } from './single-popup';

/** What the shop's popups say, for shoppers who closed one or never saw it: all, or the one that a link names. account §2 */
export default function PopupPage({ search }: PageProps) {
  const id = readPopupId(search);
  return id === null ? <PopupList /> : <SinglePopup key={id} id={id} />;
}
