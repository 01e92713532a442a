import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { rejected } from '../http/http-error';

/** The most common passwords with letters and digits; repetitions and sequences are matched by pattern. */
const COMMON = new Set(
  [
    'password1 password12 password123 password1234 passw0rd p4ssw0rd pass1234 abcd1234 abc12345 abcd12345 abc123456',
    'qwerty12 qwerty123 qwerty1234 qwerty12345 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx qazwsx123 asdf1234',
    'admin123 admin1234 welcome1 welcome123 letmein1 iloveyou1 monkey123 dragon123 sunshine1 princess1 football1',
    'test1234 user1234 guest1234 sakura1234 sakura123 nihon123 japan1234 tokyo2020 tokyo1234 doraemon1 pokemon123',
    'aa123456 aa12345678 a1234567 a12345678 a123456789 1234567a 12345678a 123456789a 1234qwer qwer1234 zxcv1234',
    'a1b2c3d4 a1b2c3d4e5 changeme1 default1 temp1234 login123 master123 shadow123 trustno1 superman1 batman123',
  ]
    .join(' ')
    .split(' '),
);
/** A password with fewer different characters than this repeats one of them. */
const FEW_CHARACTERS = 3;

/** Throws for passwords that are guessed first: common ones, and the member's own name. reliability 6 */
export function checkNewPassword(password: string, own: readonly string[]): void {
  const text = password.toLowerCase();
  const isOwn = own.some(
    (name) => name !== '' && (text === name.toLowerCase() || text === name.split('@')[0]),
  );
  if (!COMMON.has(text) && !isOwn && new Set(text).size > FEW_CHARACTERS) return;
  throw rejected(USER_ERRORS.commonPassword, '推測されやすいパスワードは使えません', {
    password: ['推測されやすいパスワードは使えません。ほかのパスワードを入力してください'],
  });
}
