import { plainFileName } from './plain-file-name';

// reliability 17, 20
it.each([
  ['領収書 髙﨑.PDF', '領収書 髙﨑.png'],
  ['a\r\nSet-Cookie: x=1.jpg', 'a Set-Cookie  x=1.png'],
  ['a\u0000b\u0085c.png', 'a b c.png'],
  ['../../etc/passwd', 'file.png'],
  ['holiday/../../photo.jpg', 'holiday .. .. photo.png'],
  ['C:\\Windows\\a.png', 'C Windows a.png'],
  ['"quoted"; filename=evil.html', 'quoted ; filename=evil.png'],
  ['gnp.\u202egpj.exe', 'gnp. gpj.png'],
  ['.htaccess', 'file.png'],
  ['', 'file.png'],
  ['あ'.repeat(300), `${'あ'.repeat(100)}.png`],
])('%j becomes %j', (name, kept) => expect(plainFileName(name, 'png')).toBe(kept));
