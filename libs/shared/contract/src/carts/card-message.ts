import { multilineText, withoutWebAddress } from '../wire/text-input';
import * as v from 'valibot';
import { CARD_MESSAGE_MAX } from './card-message-max';

const LABEL = 'メッセージ';

/** What a message card says, in several lines; the shop writes it by hand, and it stands in mails. */
export const CardMessage = v.pipe(multilineText(LABEL, CARD_MESSAGE_MAX), withoutWebAddress(LABEL));
