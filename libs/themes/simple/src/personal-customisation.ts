import type { passkeyWords } from './pages/passkey/passkey-words';
import type { passkeyFailureWords } from './parts/passkey-failure-words';
import type { passkeyOfferWords } from './parts/passkey-offer-words';
import type { cardWords } from './pages/card/card-words';
import type { cardAddWords } from './pages/card-add/card-add-words';
import type { memorialWords } from './pages/memorial/memorial-words';
import type { memorialAddWords } from './pages/memorial-add/memorial-add-words';
import type { memorialEditWords } from './pages/memorial-edit/memorial-edit-words';
import type { measurementWords } from './pages/measurement/measurement-words';
import type { measurementEditWords } from './pages/measurement-edit/measurement-edit-words';
import type { nameEmbroideryWords } from './pages/name-embroidery/name-embroidery-words';
import type { nameEmbroideryEditWords } from './pages/name-embroidery-edit/name-embroidery-edit-words';
import type { logoutWords } from './pages/logout/logout-words';
import type { userInfoWords } from './pages/user-info/user-info-words';
import type { userInfoEditWords } from './pages/user-info-edit/user-info-edit-words';
import type { embroideryPreviewWords } from './parts/embroidery-preview-words';
import type { memorialFormWords } from './parts/memorial-form-words';
import type { registerWords } from './pages/register/register-words';
import type { registerCompleteWords } from './pages/register-complete/register-complete-words';
import type { reminderWords } from './pages/reminder/reminder-words';
import type { reminderUsernameWords } from './pages/reminder-username/reminder-username-words';
import type { resetPasswordWords } from './pages/reset-password/reset-password-words';
import type { resetUsernameWords } from './pages/reset-username/reset-username-words';
import type { reminderRequestWords } from './parts/reminder-request-words';
import type { reminderLinkWords } from './parts/reminder-link-words';
import type { userFieldsWords } from './parts/user-fields-words';

/** The words of registration, reminders and what a member stores about themselves. */
export type PersonalWords =
  | typeof cardWords
  | typeof cardAddWords
  | typeof memorialWords
  | typeof memorialAddWords
  | typeof memorialEditWords
  | typeof measurementWords
  | typeof measurementEditWords
  | typeof nameEmbroideryWords
  | typeof nameEmbroideryEditWords
  | typeof passkeyWords
  | typeof passkeyFailureWords
  | typeof passkeyOfferWords
  | typeof logoutWords
  | typeof userInfoWords
  | typeof userInfoEditWords
  | typeof embroideryPreviewWords
  | typeof memorialFormWords
  | typeof registerWords
  | typeof registerCompleteWords
  | typeof reminderWords
  | typeof reminderUsernameWords
  | typeof resetPasswordWords
  | typeof resetUsernameWords
  | typeof reminderRequestWords
  | typeof reminderLinkWords
  | typeof userFieldsWords;
