/** A word of Ge'ez letters begins and ends where no letter stands; \b knows Latin ones only. */
const word = (...forms: string[]) => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu')

/** "you are (such a) …" or "you …", and neither "you are not …" nor "are you …". */
const YOU_ARE = String.raw`(?:(?:you(?:['’]?re| are)|u(?: r| are)|ur)\s+(?:(?!not|no|never)\w+\s+){0,2}?|(?<!are\s)(?:you|u)\s+)`
const TO_YOU = String.raw`(?:you|u|ya)`
const WILL = String.raw`(?:i(?:['’]?ll| will|['’]?m going to| am going to|['’]?m gonna| wanna| want to)|we(?:['’]?ll| will))`

/** What is said to frighten somebody, to call them names, or to press them for their body. */
const FORMS: readonly RegExp[] = [
  // threats
  word(
    String.raw`${WILL}\s+(?:kill|hurt|rape|stab|shoot|strangle|beat)\s+${TO_YOU}(?!\s+(?:at|in|to|there)\s)`,
  ),
  word(String.raw`kill\s+your\s?self`, 'kys', String.raw`go\s+(?:and\s+)?die`, String.raw`you\s+will\s+die`),
  word('እገ(?:ድ)?ልሃለሁ', 'እገ(?:ድ)?ልሻለሁ', 'እገላችኋለሁ', 'እገድላችኋለሁ', 'ራስህን ግደል', 'ራስሽን ግደይ', 'አርድሃለሁ', 'አርድሻለሁ'),
  word(
    'ክቐትለካ\\S{0,2}',
    'ክቐትለኪ\\S{0,2}',
    'ክቕትለካ\\S{0,2}',
    'ክቕትለኪ\\S{0,2}',
    'eg(?:ed)?elih?al(?:e|o)h?u',
    'eg(?:ed)?elishal(?:e|o)h?u',
  ),
  // names
  word(
    'whores?',
    'sluts?',
    'cunts?',
    'bitch(?:es)?',
    String.raw`mother\s?fuck\w*`,
    String.raw`piece\s+of\s+shit`,
  ),
  word(
    String.raw`fuck\s+(?:you|u|off|yourself)`,
    'n[i1]gg(?:er|a)s?',
    'fagg?ots?',
    String.raw`shut\s+the\s+fuck\s+up`,
  ),
  word(
    String.raw`${YOU_ARE}(?:idiot|moron|bastard|pig|retard(?:ed)?|stupid|ugly|dumb|trash|garbage|worthless|disgusting|pathetic)`,
  ),
  word(
    'ሸርሙጣ\\S{0,3}',
    'ሸርሙጥ\\S{0,3}',
    'ጋለሞታ\\S{0,2}',
    'ደደብ\\S{0,2}',
    'ደንቆሮ',
    'ዲቃላ',
    '(?:ውሻ|አህያ|ቆሻሻ|ባለጌ|ከብት|ዝንጀሮ)\\s+(?:ነህ|ነሽ|ናችሁ|ነዎት)',
  ),
  word(
    'ዓሻ\\s+ኢ[ካኪ]',
    'ከልቢ\\s+ኢ[ካኪ]',
    's[hē]?h?[ae]rm[uo]+t\\w{0,2}',
    'dedeb(?: neh| nesh)?',
    'denkoro(?: neh| nesh)?',
    '(?:wusha|ahiya|balege)\\s+ne(?:h|sh)',
  ),
  // pressing
  word(
    String.raw`(?:send|show)\s+(?:me\s+)?(?:your\s+|some\s+|a\s+)?(?:nudes?|naked\s+\w+|boobs?|tits|pussy|dick|ass)`,
    'nudes',
    String.raw`dick\s?pics?`,
  ),
  word(
    String.raw`(?:want|wanna|let['’]?s|we\s+could|can\s+we|do\s+you)\s+(?:to\s+)?(?:have\s+)?(?:sex|fuck)`,
    String.raw`suck\s+my\s+\w+`,
    String.raw`how\s+much\s+(?:for|do\s+you\s+charge\s+for)\s+(?:(?:a|one)\s+night|sex)`,
  ),
  word(
    '(?:የ)?(?:ራቁት|እርቃን)(?:ሽን|ህን|ዎን|ሽ|ህ)?\\s+(?:\\S+\\s+)?ፎቶ\\S*',
    'ወሲብ\\s+(?:እን\\S+|እፈልጋለሁ|ማድረግ)',
    'ላይሽ\\s+ራቁትሽን',
    'ራቁትሽን\\s+\\S+',
  ),
]

/** Would many be hurt or frightened by this, or pushed? A modest list: words that mean something else are left out. */
export const isHurtful = (text: string): boolean => {
  const words = text.normalize('NFC').replaceAll(/\s+/gu, ' ')
  return FORMS.some((form) => form.test(words))
}
