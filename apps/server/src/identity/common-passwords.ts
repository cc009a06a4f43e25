/** What people choose first and guessers try first; compared in lower case. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssword p@ssw0rd 12345678 123456789 1234567890 0123456789 87654321 11111111 00000000
  qwertyui qwertyuiop qwerty12 qwerty123 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl zxcvbnm1 abcdefgh abcd1234 abc12345 abc123456 iloveyou
  iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
  trustno1 letmein1 letmein123 welcome1 welcome123 monkey123 dragon123 master123 michael1 jordan23 liverpool chelsea1 arsenal1
  starwars whatever computer internet samsung1 charlie1 jennifer michelle jessica1 ashley123 changeme changeme1 admin123 administrator
  fairline fairline1 fairline123 sportsbook sportsbook1 gambling betting1 casino123 99999999 88888888 77777777 66666666 12341234
  12121212 11223344 123123123 1234qwer qwer1234 q1w2e3r4 asdf1234 a1b2c3d4 aaaaaaaa`.split(/\s+/),
);

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
