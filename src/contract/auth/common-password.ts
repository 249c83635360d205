/**
 * Passwords that are tried first by everybody who guesses, in small letters, as they stand in public lists of
 * leaked ones. Shorter than a password may be, too: with figures around them they are common again.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  123456789 1234567890 12345678910 0123456789 0987654321 9876543210 1122334455 1029384756 1357924680 123123123
  123321123 147258369 159753456 123456789a 1234567891 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 a1b2c3d4 a1b2c3d4e5 abc123456 abcd1234 abcde12345 aa123456 zaq12wsx zaq1xsw2
  qazwsx qazwsxedc qazwsxedcrfv qweasd qweasdzxc asdfgh asdfghjkl asdfghjkl1 asdf1234 asdfasdf zxcvbn zxcvbnm
  zxcvbnm123 zxcasdqwe qwerty qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12345 qwe123qwe qweqwe qwer1234
  azerty azertyuiop ytrewq poiuytrewq mnbvcxz lkjhgfdsa google facebook instagram whatsapp telegram youtube
  twitter linkedin microsoft windows apple iphone samsung android nokia internet computer laptop server website
  password passwort passwords passw0rd password1 password12 password123 password1234 mypassword newpassword
  yourpassword nopassword thepassword pass passpass pass1234 passcode passphrase passme letmein letmeinnow
  letmein123 welcome welcome1 welcome12 welcome123 welcomeback welcomehome changeme changeme123 changeit
  default secret topsecret mysecret private access accessdenied login logmein signin guest user username admin
  admin123 admin1234 administrator adminadmin root rootroot toor superuser superadmin manager master master123
  system sysadmin sysop operator support service backup database oracle mysql postgres test testing test123
  test1234 testtest tester demo example sample temp temporary trial unknown nothing something anything whatever
  iloveyou iloveyou1 iloveyou2 iloveu ilovejesus ilovegod ilovemymom ilovemyself loveyou lovelove loveme
  lovelife lovely forever foreverlove together sweetheart sweetie honey honeybee babygirl babyboy babydoll baby
  darling angel angels princess princesa prince queen king kingdom beautiful gorgeous handsome pretty cutie
  sexy hottie kisses kissme hugs friend friends friendship bestfriend bestfriends family myfamily mother mommy
  father daddy brother sister grandma husband wife children children1 happy happiness smile sunshine sunflower
  moonlight starlight rainbow butterfly flower flowers rose roses daisy lily jasmine diamond crystal pearl
  golden silver purple orange yellow green blue black white pink red chocolate cookie cookies candy sugar
  cherry strawberry banana apple123 pumpkin coffee coffee123 pepper ginger cinnamon
  dragon dragons dragonball monkey monkeys tiger tigers lion lions lionking eagle eagles falcon wolf wolves
  bear panther leopard cheetah elephant dolphin dolphins shark whale horse horses mustang pony puppy kitten
  kitty hellokitty cat dog doggy buddy rocky max charlie bailey molly bella lucky shadow smokey tigger snoopy
  mickey minnie donald goofy garfield scooby spongebob pokemon pikachu naruto sasuke goku batman superman
  spiderman ironman wolverine hulk thor avenger joker harrypotter hogwarts gandalf frodo starwars skywalker
  yoda vader matrix terminator transformers minecraft fortnite roblox playstation nintendo mario zelda xbox
  warcraft starcraft counterstrike callofduty gamer gaming hunter killer warrior ninja samurai phoenix legend
  hero soldier trooper ranger cowboy pirate captain maverick iceman viking titan hercules zeus apollo athena
  football footballer soccer basketball baseball volleyball hockey tennis golf cricket rugby boxing wrestling
  runner running swimming champion champions winner winning arsenal chelsea liverpool manchester manunited
  manchesterunited realmadrid barcelona juventus bayern messi ronaldo cristiano neymar jordan jordan23 lebron
  kobe lakers yankees cowboys steelers packers redsox patriots
  michael michelle jessica jennifer ashley amanda andrea andrew anthony daniel daniela david davids joseph
  joshua matthew nicholas nicole robert samantha stephanie thomas william alexander alexandra benjamin
  christian christina christopher elizabeth victoria veronica charlotte danielle jonathan patricia patrick
  rebecca richard sandra sebastian sophia steven taylor tiffany vanessa george hannah isabella jackson jasper
  maria martin melissa natalie oliver rachel samuel summer winter spring autumn january february march april
  june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  morning evening midnight holiday christmas birthday vacation
  jesus jesuschrist jesus1 jesusislord jesusloves christ god godisgood godislove godbless blessed blessing
  blessings heaven hallelujah amen faith grace mercy hope prayer church bible allah alhamdulillah bismillah
  muhammad mohammed ibrahim abdullah ramadan
  america american usa unitedstates canada england london newyork losangeles california texas washington
  chicago boston miami atlanta dallas houston seattle paris berlin germany france italy spain sweden australia
  africa african ethiopia ethiopian habesha abyssinia addis addisababa adisabeba eritrea eritrean asmara asmera
  tigray amhara oromia oromo mekelle gondar lalibela axum harar hawassa bahirdar diredawa sheba injera buna
  bunabet berbere doro selam selamnew tadias konjo konjit yene yenekonjo enat abat wendem ehit fikir fikre
  egziabher egziabhier igziabher geta getachew amanuel medhanialem kidanemihret mariam maryam gebriel gabriel
  mikael giorgis tewodros menelik haile haileselassie selassie teferi makeda abebe kebede bekele tesfaye
  tesfa tsehay almaz hirut meron selamawit bethlehem bethelehem helen saron sara dawit yohannes solomon
  samrawit hana daniel1 mesob mesobmesob
  money money123 dollar dollars millionaire billionaire business success successful freedom peace liberty
  justice power powerful strong trustno1 trustme believe imagine create dreams dreamer future destiny fortune
  magic magician mystery music musical guitar piano drummer dancer dancing singer hiphop metallica nirvana
  eminem beyonce rihanna michaeljackson
  `.match(/\S+/g),
)

/** Figures and signs that people write for letters; as many as needed for the words of the list. */
const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** On the list, on it but for figures and signs around or within the word, one such word twice, or the address. */
export function isCommonPassword(password: string, email: string): boolean {
  const own = [email, email.split('@')[0] ?? email].filter((word) => word !== '')
  const known = (word: string) => COMMON_PASSWORDS.has(word) || own.includes(word)
  const written = password.toLowerCase().trim()
  return [written, bare(written), plain(written), bare(plain(written)), plain(bare(written))].some(
    (word) => known(word) || known(halved(word)),
  )
}

function bare(word: string): string {
  return word.replace(/^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu, '')
}

function plain(word: string): string {
  return [...word].map((sign) => LETTER_OF[sign] ?? sign).join('')
}

function halved(word: string): string {
  const half = word.slice(0, word.length / 2)
  return half + half === word ? half : word
}
