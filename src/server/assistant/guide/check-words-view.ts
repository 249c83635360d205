import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { MessageReason, Verdict } from '#server/assistant/message-check/reason-policy.ts'

interface CheckWords {
  /** To whoever asks for a check and has pasted nothing yet. */
  paste: string
  verdict: Record<Verdict, string>
  reason: Record<MessageReason, string>
  advice: Record<Verdict, string>
}

/** What the guide says of a message that somebody got. */
export const CHECK_WORDS: Record<InterfaceLanguage, CheckWords> = {
  en: {
    paste:
      'Paste the message here, in English, Amharic or Tigrinya. I compare it with what scammers usually say; it is not saved.',
    verdict: {
      fraud: '**This looks like a scam.** The message says what scammers say:',
      doubtful: '**Be careful with this message.** One thing in it is something scammers often say:',
      clear: '**I see none of the usual signs of a fraud in this message.**',
    },
    reason: {
      'pay-first': 'It asks for money before you have seen anything or met anybody.',
      'keys-by-mail':
        'Somebody who is away promises to send the keys. Someone who really has a place can have it shown.',
      untraceable: 'It wants gift cards, a wire or crypto: money that cannot be brought back.',
      code: 'It asks for a code. A code that you get is for you alone: with it somebody takes over your account.',
      cheque:
        'It sends a check or parcels that you are to pass on. The check bounces, and you owe the money.',
      'job-fee': 'It asks you to pay for a job. Honest employers charge no applicant.',
      prize:
        'It promises a prize, an inheritance or a visa lottery. The Diversity Visa tells nobody by message.',
      impostor:
        'It claims to be an authority, a bank or Mesob and threatens you. We never ask you to confirm by message.',
      documents: 'It asks for papers, card numbers or passwords.',
      profit: 'It promises a sure profit. Nobody can.',
      plea: 'Somebody you hardly know has an emergency and needs your money.',
      unlawful: 'It offers something unlawful: private exchange, papers for money or a rented account.',
      link: 'It wants you to sign in or confirm behind a link. Open the site yourself instead.',
      'other-app': 'It wants to go on in another app, where nobody can see what is written.',
      hurry: 'It hurries you, so that you do not think.',
    },
    advice: {
      fraud: 'Do not pay, send no code and no papers, and stop writing. If it came through Mesob, report it.',
      doubtful: 'Stay in the conversation here, see the thing or meet the person first, and pay afterwards.',
      clear:
        'That does not prove that it is honest: see the thing or meet the person before you pay, and share no codes.',
    },
  },
  am: {
    paste: 'መልእክቱን እዚህ ይለጥፉ፤ በአማርኛ፣ በትግርኛ ወይም በእንግሊዝኛ ሊሆን ይችላል። አጭበርባሪዎች ከሚሉት ጋር አወዳድረዋለሁ፤ አይቀመጥም።',
    verdict: {
      fraud: '**ይህ ማጭበርበር ይመስላል።** መልእክቱ አጭበርባሪዎች የሚሉትን ይላል፦',
      doubtful: '**በዚህ መልእክት ይጠንቀቁ።** አጭበርባሪዎች ብዙ ጊዜ የሚሉት ነገር አለበት፦',
      clear: '**በዚህ መልእክት ውስጥ የተለመዱ የማጭበርበር ምልክቶች አላየሁም።**',
    },
    reason: {
      'pay-first': 'ምንም ሳያዩ ወይም ሰውየውን ሳያገኙ ገንዘብ ይጠይቃል።',
      'keys-by-mail': 'ሩቅ ያለ ሰው ቁልፍ እልካለሁ ይላል። ቤት ያለው ሰው ቤቱን ማሳየት ይችላል።',
      untraceable: 'የስጦታ ካርድ፣ የሐዋላ መላኪያ ወይም ክሪፕቶ ይፈልጋል፤ እንዲህ የተላከ ገንዘብ አይመለስም።',
      code: 'ኮድ ይጠይቃል። ለእርስዎ የመጣ ኮድ ለእርስዎ ብቻ ነው፤ በእርሱ መለያዎን ይወስዱታል።',
      cheque: 'ቼክ ወይም ዕቃ ልኮ እንዲያስተላልፉ ይጠይቃል። ቼኩ ሳይከፈል ይቀራል፤ ዕዳው የእርስዎ ይሆናል።',
      'job-fee': 'ለሥራ ክፍያ ይጠይቃል። ሐቀኛ አሠሪ አመልካችን አያስከፍልም።',
      prize: 'ሽልማት፣ ውርስ ወይም የቪዛ ሎተሪ ደርሷል ይላል። ዲቪ ለማንም በመልእክት አይነገርም።',
      impostor: 'ባለሥልጣን፣ ባንክ ወይም መሶብ ነኝ ብሎ ያስፈራራል። እኛ በመልእክት እንዲያረጋግጡ አንጠይቅም።',
      documents: 'ሰነዶች፣ የካርድ ቁጥር ወይም የይለፍ ቃል ይጠይቃል።',
      profit: 'የተረጋገጠ ትርፍ ይሰጣል ይላል። ያንን ማንም ማድረግ አይችልም።',
      plea: 'በደንብ የማያውቁት ሰው ችግር ደረሰብኝ ብሎ ገንዘብዎን ይፈልጋል።',
      unlawful: 'ሕገወጥ ነገር ያቀርባል፦ የግል ምንዛሪ፣ በገንዘብ የሚገዛ ወረቀት ወይም የሚከራይ አካውንት።',
      link: 'በአገናኝ ገብተው እንዲያረጋግጡ ይፈልጋል። ድረ ገጹን ራስዎ ይክፈቱት።',
      'other-app': 'ማንም ወደማያይበት ሌላ መተግበሪያ ሊወስድዎ ይፈልጋል።',
      hurry: 'እንዳያስቡ ያስቸኩልዎታል።',
    },
    advice: {
      fraud: 'አይክፈሉ፣ ኮድም ሆነ ሰነድ አይላኩ፣ መጻፍዎንም ያቁሙ። በመሶብ የመጣ ከሆነ ሪፖርት ያድርጉ።',
      doubtful: 'ንግግሩን እዚሁ ይቀጥሉ፤ መጀመሪያ ዕቃውን ይዩ ወይም ሰውየውን ያግኙ፣ ከዚያ ይክፈሉ።',
      clear: 'ይህ ግን ሐቀኛ መሆኑን አያረጋግጥም፤ ከመክፈልዎ በፊት ዕቃውን ይዩ ወይም ሰውየውን ያግኙ፣ ኮድም ለማንም አይስጡ።',
    },
  },
}
