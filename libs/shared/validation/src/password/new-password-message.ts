import { validationMessages } from '../messages';
import { refusedPasswordCharacter } from './password';

/** What to say of a new password that does not pass: the character that is refused, or else the rule. account §5 */
export function newPasswordMessage(label: string, text: string): string {
  const character = refusedPasswordCharacter(text);
  if (character === null) return validationMessages.password(label);
  const named = character.trim() === '' ? '空白' : `「${character}」`;
  return `${label}に${named}は使えません（使えるのは半角英字・半角数字と記号 - _ . です）`;
}
