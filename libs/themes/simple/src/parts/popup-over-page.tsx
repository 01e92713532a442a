import { openPopupAtom } from '@shop/feature-content/popups/open-popup';
import { useWords } from '@shop/theming/use-words';
import { Dialog } from '@shop/ui-kit/dialog';
import { useAtom } from 'jotai/react';
import { PopupContent } from './popup-content';
import { popupOverPageWords } from './popup-over-page-words';

/** The popup that is open, as a window over the page. Following its link closes it with the page. account §3 */
export default function PopupOverPage() {
  const words = useWords(popupOverPageWords);
  const [popup, setPopup] = useAtom(openPopupAtom);
  return (
    popup !== null && (
      <Dialog title={popup.title} closeLabel={words.close} onClose={() => setPopup(null)}>
        <PopupContent popup={popup} />
      </Dialog>
    )
  );
}
