/** A way to hurt somebody by words. */
export interface HurtfulForm {
  /** Parts of regular expressions, each for whole words. */
  says: readonly string[]
  /** What may stand before it so that it is no longer meant for whoever reads it: a "not", somebody else's words. */
  unlessAfter?: RegExp
}

const raw = String.raw

/** Here the clause ends, or goes on with one of these; "you pig" hurts, "you pig farmers" does not. */
const ends = (...more: string[]) =>
  raw`(?=\s*(?:$|[^\p{L}\p{N}\s'-]|['-]+(?!\p{L})${more.map((next) => raw`|(?:${next})(?!\p{L})`).join('')}))`

// English

const I_WILL = raw`(?:i(?:'?ll| will| am going to|'?m going to|(?:'?m| am)? gonna| wanna| want to)|we(?:'ll| will))`
const YOU = '(?:you|u|ya)'
const IN_ANGER = raw`if|when|and|or|unless|because|for|like|tonight|tomorrow|today|now|soon|slowly|one day|bitch|with my`
const AND_THEN = raw`(?:\s+(?:find|get|catch|hunt|come|track)\s+(?:\p{L}+\s+){0,4}(?:and|then|to))?`

/** Told of somebody else, or feared. */
const TOLD_OR_FEARED =
  /(?:(?:he|she|they|who|man|husband|boss|landlord)\s+(?:\p{L}+\s+){0,3}(?:said|says|told|wrote|texted|threatened|shouted)[^.!?]{0,30}|(?:afraid|scared|worried|worry|fear|as if|you (?:think|thought|believe))(?: that)?\s+)$/iu

const ENGLISH_THREATS: readonly HurtfulForm[] = [
  {
    says: [
      raw`${I_WILL}${AND_THEN}\s+(?:kill|murder|rape|stab|strangle)\s+${YOU}${ends(IN_ANGER)}`,
      raw`${I_WILL}${AND_THEN}\s+(?:hurt|beat)\s+${YOU}${ends('if|unless|or|bitch')}`,
      raw`${I_WILL}\s+beat\s+${YOU}\s+(?:up|to death)${ends(IN_ANGER)}`,
      // photographers shoot people, and everybody shoots somebody a message
      raw`i(?:'?ll| will| am going to|'?m going to)${AND_THEN}\s+shoot\s+${YOU}${ends('dead|in the (?:head|face|leg|chest)')}`,
    ],
    unlessAfter: TOLD_OR_FEARED,
  },
  {
    says: [
      raw`kill\s+your\s?self${ends('now|already|and|you')}`,
      raw`(?:go|just)\s+kys`,
      raw`(?:^|(?<=[.!?,;] ?|you (?:should )?|please ))go\s+(?:and\s+)?die${ends('in|alone')}`,
    ],
    unlessAfter:
      /(?:n't|not|never|need to|almost|nearly|could|might|may|can|will|'ll|would|want to|trying to|tried to)\s+$/iu,
  },
  {
    says: [raw`you(?:'ll| will| are going to|'?re going to)\s+die${ends('soon|tonight|slowly|today')}`],
    unlessAfter: /without[^.!?]{0,40}$/iu,
  },
]

const STRESS = raw`(?:(?:an?|such|so|just|really|very|too|all|fucking|damn|total|complete|real|absolute|big|little|old|dirty|fat|lazy|lying|nothing but|the (?:biggest|most|worst)|stupid|ugly|dumb|disgusting|pathetic|worthless)\s+){0,4}`
const SLUR = raw`idiots?|fools?|morons?|bastards?|pigs?|retards?|bitch(?:es)?|sluts?|whores?|cunts?|assholes?|scum|pieces? of shit`
const LOW = 'stupid|ugly|dumb|retarded|worthless|disgusting|pathetic'
const SOMEBODY = 'girl|boy|man|woman|person|people|guy|cow|dog|animal|liar|thief'
const WHOM = raw`(?:\s+(?:${SLUR}|${SOMEBODY})){0,2}`

const ENGLISH_NAMES: readonly HurtfulForm[] = [
  {
    says: [
      raw`(?:you(?:'?re| are)|u(?: r| are|'re))\s+${STRESS}(?:(?:${SLUR}|${LOW})${WHOM}|losers?|monkeys?|donkeys?|trash|garbage)${ends('and|but|you|who|why|if|because|for|to|when')}`,
      raw`ur\s+(?:so\s+)?(?:${LOW})${ends('and')}`,
    ],
    unlessAfter:
      /(?:\b(?:if|whether|feel|feels|feeling|do you think)(?: like)?|(?:not|n't|never|nobody|no one)\s+(?:think|thinks|say|says|said|saying|mean|means|meant|believe|call|feel)|(?:who|he|she|they|people|anyone)\s+(?:\p{L}+\s+)?(?:told you|tells you|says|said|thinks))(?: that)?\s+$/iu,
  },
  {
    says: [raw`(?:you|u)\s+${STRESS}(?:${SLUR}|${LOW})${WHOM}${ends('you|why|who|and')}`],
    // "makes you stupid", "do you bitch", "thank you"
    unlessAfter:
      /(?:\b(?:are|do|did|does|if|when|thank|thanks|can|could|will|would|should|that|what|which|how|before|unless|than|to|of|for|with|from|at|about|makes?|made|calls?|called|finds?|found|thinks?|thought)|n't)\s+$/iu,
  },
  { says: [raw`are\s+you\s+(?:so\s+|really\s+)?(?:stupid|dumb|retarded|an idiot)${ends()}`] },
  {
    says: [raw`whores?(?!\s+of\s+babylon)`, 'cunts?', 'faggots?'],
    unlessAfter: /(?:\bnot|n't|\bnever|\bcall(?:s|ed|ing)? me)\s+(?:an?\s+|your\s+)?$/iu,
  },
  {
    // a dog is a bitch; in Swedish, what is sold out is "slut"
    says: [
      raw`(?:stupid|fucking|dirty|filthy|lying|crazy|ugly|up|off)\s+(?:bitch(?:es)?|sluts?)${ends('you|and')}`,
      raw`^bitch(?:es)?(?=\s*[!.]*$|\s+(?:you|please|answer|shut))`,
      raw`^(?:(?:a|fucking)\s+)?piece\s+of\s+shit${ends()}`,
      raw`mother\s?fuck\w*`,
      'n[i1]gg(?:er|a)s?',
      raw`shut\s+the\s+fuck\s+up`,
    ],
  },
  {
    says: [raw`fuck\s+(?:you|u|off|yourself|(?:your|ur)\s+(?:mother|mom|mum))`],
    unlessAfter: /\b(?:the|as)\s+$/iu,
  },
]

const PICTURE = 'pics?|pictures?|photos?|selfies?|videos?|body|self'

const ENGLISH_PRESSING: readonly HurtfulForm[] = [
  {
    says: [
      raw`(?:send|show|share|give)\s+(?:me\s+|us\s+)?(?:your\s+|ur\s+|some\s+|more\s+|a\s+)?(?:nudes?(?:\s+(?:${PICTURE}))?|naked\s+(?:${PICTURE}))${ends('now|please|pls|and|or|of you|if|first|tonight|then')}`,
      raw`(?:send|show)\s+(?:me\s+)?(?:your|ur)\s+(?:boobs?|tits|pussy|dick|ass)(?:\s+(?:${PICTURE}))?${ends('now|please|pls|and|or|if|first|tonight')}`,
      raw`(?:your|ur)\s+nudes${ends('and|or|now|please')}`,
      raw`dick\s?pics?`,
    ],
    unlessAfter:
      /(?:(?:^|[.!?,;]\s*|please\s+)(?:do not|don't|never|stop|no)|\bi\s+(?:do not|don't|won't|will not|never|cannot|can't)|\bno)\s+(?:(?:ask|asking|me|to|for|want|sending|ever|more|send|show|share)\s+){0,4}$/iu,
  },
  {
    says: [
      raw`(?:want|wanna|let'?s|we could|can we|can i|could we|shall we|do you)\s+(?:to\s+)?(?:have\s+)?(?:sex|fuck(?:\s+(?:me|you|u))?)${ends('with|tonight|now|today|together|for money')}`,
    ],
    unlessAfter:
      /\b(?:(?:i|we)\s+(?:do not|don't|never|won't|wouldn't|would not)\s+(?:\p{L}+\s+)?|if\s+(?:i|you|we)\s+|(?:men|women|guys|people|they|he|she|who)\s+(?:\p{L}+\s+)?)$/iu,
  },
  {
    says: [
      raw`(?:suck|lick)\s+my\s+(?:dick|cock|balls|pussy|tits|ass)`,
      raw`how\s+much\s+(?:for|do\s+you\s+charge\s+for)\s+sex${ends('with|tonight')}`,
    ],
  },
]

// Amharic and Tigrinya; letters of one sound, and a last ሁ or ው, are folded before they are compared

const YOU_ARE_AM = 'ነህ|ነሽ|ናችሁ|ነዎት|ኖት'
const YOU_AM = '(?:አንተ|አንቺ|እናንተ)'
const YOU_ARE_TI = 'ኢ[ካኪኻኺ]|ኢኹም|ኢኽን'
const YOU_TI = '(?:ንስኻ|ንስኺ|ንስኹም)'
/** "… he told me": said by somebody else. */
const NOT_TOLD = raw`(?!\s+(?:አለ|ብሎ|ብላ|ብለ|ሲል|ስትል|እያለ|ኢሉ|ኢላ|ኢለ))`
/** "… do not", "… I do not". */
const NOT_DENIED = raw`(?!\s+(?:አል|አት|አይ|ኣይ|ኣት))`

const ETHIOPIC_THREATS: readonly HurtfulForm[] = [
  {
    says: [
      raw`እገ(?:ድ)?ል[ሃሻ]ለሁ${NOT_TOLD}`,
      raw`እገ(?:ድ)?ላችኋለሁ${NOT_TOLD}`,
      raw`አጠፋ[ሃሻ]ለሁ${NOT_TOLD}`,
      raw`አርድ[ሃሻ]ለሁ${NOT_TOLD}`,
      raw`እደበድብ[ሃሻ]ለሁ${NOT_TOLD}`,
      raw`እደፍርሻለሁ${NOT_TOLD}`,
    ],
    // with laughter
    unlessAfter: /በሳቅ\s+$/u,
  },
  { says: ['ራስህን ግደል', 'ራስሽን ግደይ'] },
  // hunger and electricity kill as well: what one does oneself is said with እየ
  { says: [raw`ክ[ቐቕ]ትለ(?:[ካኪኻኺ]|ኩም)(?:\s+እየ${NOT_TOLD}(?!\p{L})|${ends()})`] },
]

const ETHIOPIC_NAMES: readonly HurtfulForm[] = [
  { says: ['ሸርሙጣ(?:ዋ|ዎች)?', 'የ(?:ሸርሙጣ|ጋለሞታ|ደደብ) ልጅ'] },
  {
    says: [raw`(?:ሴተኛ አዳሪ|ጋለሞታ|ደደብ|ደደቦች)${ends(`(?:${YOU_ARE_AM}|${YOU_ARE_TI})`)}`],
    // whose word, or a helper's work among them
    unlessAfter: /(?:እንደ|ስለ)\s*$/u,
  },
  {
    // what is an animal, dirt, or a hybrid by itself
    says: [
      raw`(?:ውሻ|አህያ|አሳማ|ቆሻሻ|ባለጌ|ከብት|ዝንጀሮ|ዲቃላ|ደንቆሮ)\s+(?:${YOU_ARE_AM})(?!\s+ወይስ)`,
      raw`${YOU_AM}\s+(?:ውሻ|አህያ|አሳማ|ቆሻሻ|ባለጌ|ከብት|ዝንጀሮ|ዲቃላ|ደንቆሮ|ደደብ)(?:\s+(?:ሰው|ልጅ|ሴት))?${ends()}(?!\s*[?፧፣])`,
      raw`(?:ዓሻ|ከልቢ|ኣድጊ|ሓሳማ|ደንቆሮ)\s+(?:${YOU_ARE_TI})`,
      raw`${YOU_TI}\s+(?:ዓሻ|ከልቢ|ኣድጊ|ሓሳማ|ደንቆሮ|ደደብ)${ends()}(?!\s*[?፧፣])`,
    ],
  },
]

const PHOTO_AM = raw`ፎቶ\S*`
const PHOTO_TI = raw`ስእ(?:ሊ|ል[ካኪኻኺ]|ልታት)`
const SEX_AM = '(?:ወሲብ|ሴክስ|ሰክስ)'

const ETHIOPIC_PRESSING: readonly HurtfulForm[] = [
  {
    says: [
      raw`የ?(?:ራቁት|እርቃን)(?:ሽን|ህን|ዎን|ሽ|ህ)?\s+${PHOTO_AM}${NOT_DENIED}`,
      raw`(?:ራቁት|እርቃን)(?:ሽን|ህን)\s+\S+\s+${PHOTO_AM}${NOT_DENIED}`,
      raw`(?:ራቁት|እርቃን)(?:ሽን|ህን)\s+(?:ላኪ|ላክ|አሳዪ|አሳይ|ታዪ|ሁኚና)\S*`,
      raw`ላይ[ሽህ]\s+(?:ራቁት|እርቃን)(?:ሽን|ህን)`,
    ],
  },
  {
    says: [
      raw`${SEX_AM}\s+(?:እንስራ|እናድርግ|እንፈጽም|እፈልጋለሁ)`,
      raw`${SEX_AM}\s+(?:ማድረግ|መስራት|መፈጸም)\s+(?:እፈልጋለሁ|ትፈልጊያለሽ|ትፈልጋለህ)`,
    ],
  },
  {
    // by itself ጥራይ is "only", and stands behind what it limits
    says: [
      raw`(?:ጥራይ|ዕርቃን)[ካኪኻኺ]\s+${PHOTO_TI}${NOT_DENIED}`,
      raw`ናይ\s+(?:ጥራይ|ዕርቃን)[ካኪኻኺ]?\s+${PHOTO_TI}${NOT_DENIED}`,
      raw`^(?:ጥራይ|ዕርቃን)\s+${PHOTO_TI}${NOT_DENIED}`,
      raw`${PHOTO_TI}\s+(?:ጥራይ|ዕርቃን)[ኪካኻኺ]${NOT_DENIED}`,
    ],
  },
]

/** Amharic and Tigrinya as many type them. */
const TYPED_IN_LATIN: readonly HurtfulForm[] = [
  {
    says: [
      raw`[ei]g(?:ede?l|el)[ie]?s?hal[eo](?:h?u|h?w|huw)`,
      'sh[ae]rm[uo]+tt?a',
      raw`(?:dedeb|denkoro)${ends('neh|nesh|nachihu')}`,
      raw`(?:wusha|ahiya|asama|balege|koshasha)\s+ne(?:h|sh)`,
      raw`(?:ante|anchi|anci)\s+(?:wusha|ahiya|asama|balege|koshasha|dedeb)${ends()}(?!\s*\?)`,
      raw`(?:kelbi|dedeb)\s+i[kh]{1,2}[ai]`,
    ],
  },
]

/** What is said to frighten somebody, to call them names, or to press them for their body. */
export const HURTFUL_FORMS: readonly HurtfulForm[] = [
  ...ENGLISH_THREATS,
  ...ENGLISH_NAMES,
  ...ENGLISH_PRESSING,
  ...ETHIOPIC_THREATS,
  ...ETHIOPIC_NAMES,
  ...ETHIOPIC_PRESSING,
  ...TYPED_IN_LATIN,
]
