import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { Rule } from './rule.ts'

/** Each rule as the person reads it whom a decision concerns, in the app and in mails. */
export const RULE_WORDS: Record<InterfaceLanguage, Record<Rule, string>> = {
  en: {
    scam: 'It looks like a known fraud.',
    misleading: 'It says something that is not so, or leaves out what matters.',
    prohibited: 'What it offers may not be offered here.',
    discrimination: 'A home or a job has to be open to everybody.',
    duplicate: 'The same is here already.',
    spam: 'It was sent or posted again and again, or only to advertise.',
    wrong_category: 'It belongs in another category.',
    photos: 'The photos do not show what is offered, or are not yours.',
    contact_details: 'It contains contact details where they are not allowed.',
    harassment: 'It insults, threatens or pursues somebody, or speaks with hate of a group of people.',
    sexual: 'It is sexual, and nobody asked for it.',
    minors: 'It puts somebody under 18 at risk.',
    threat: 'It threatens somebody.',
    private_information: 'It makes private information of somebody known.',
    impersonation: 'It pretends to be somebody else, or shows somebody else’s photos.',
    under_age: 'Dating is for people of 18 and older.',
    other: 'See the note.',
  },
  am: {
    scam: 'ከሚታወቅ ማጭበርበር ጋር ይመሳሰላል።',
    misleading: 'እውነት ያልሆነ ነገር ይላል ወይም ዋናውን ነገር ይተዋል።',
    prohibited: 'የሚያቀርበው ነገር እዚህ ሊቀርብ አይችልም።',
    discrimination: 'ቤት ወይም ሥራ ለሁሉም ክፍት መሆን አለበት።',
    duplicate: 'ተመሳሳዩ ቀድሞ እዚህ አለ።',
    spam: 'በተደጋጋሚ ተልኳል ወይም ተለጥፏል፣ ወይም ለማስተዋወቅ ብቻ ነው።',
    wrong_category: 'የሌላ ምድብ ነው።',
    photos: 'ፎቶዎቹ የቀረበውን አያሳዩም ወይም የእርስዎ አይደሉም።',
    contact_details: 'መቀመጥ በሌለበት ቦታ የመገናኛ አድራሻ ይዟል።',
    harassment: 'ሰውን ይሰድባል፣ ያስፈራራል ወይም ያሳድዳል፤ ወይም ስለ አንድ ወገን በጥላቻ ይናገራል።',
    sexual: 'ያልተጠየቀ ወሲባዊ ይዘት አለው።',
    minors: 'ከ18 ዓመት በታች የሆነን ሰው ለአደጋ ያጋልጣል።',
    threat: 'ሰውን ያስፈራራል።',
    private_information: 'የሌላን ሰው የግል መረጃ ያወጣል።',
    impersonation: 'ሌላ ሰው መስሎ ይቀርባል ወይም የሌላ ሰው ፎቶ ያሳያል።',
    under_age: 'የፍቅር ጓደኛ ክፍሉ 18 ዓመት ለሞላቸው ብቻ ነው።',
    other: 'ማስታወሻውን ይመልከቱ።',
  },
}
