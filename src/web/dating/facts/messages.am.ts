import type { Words } from '#web/platform/language/words.ts'
import type { datingFactsEn } from './messages.en.ts'

export const datingFactsAm: Words<typeof datingFactsEn> = {
  fact: {
    faith: 'እምነት',
    children: 'ልጆች',
    familyPlans: 'ልጅ የመውለድ ፍላጎት',
    moving: 'ወደ ሌላ ከተማ መሄድ',
  },
  faith: {
    orthodox: 'ኦርቶዶክስ',
    muslim: 'ሙስሊም',
    protestant: 'ፕሮቴስታንት',
    catholic: 'ካቶሊክ',
    other: 'ሌላ እምነት',
    secular: 'ሃይማኖት የሌላቸው',
  },
  children: { none: 'ልጆች የሉም', has: 'ልጆች አሉ' },
  familyPlans: { wants: 'ልጆች ይፈለጋሉ', open: 'ሊሆን ይችላል', no: 'ልጆች አይፈለጉም' },
  moving: { yes: 'አዎ', maybe: 'ለትክክለኛው ሰው', no: 'አይ' },
  prompt: {
    sunday: 'እሑድ እሑድ የምገኘው …',
    buna: 'በሦስት ስኒ ቡና መካከል ማውራት የምፈልገው ስለ …',
    best_dish: 'አሳምሬ የምሠራው ምግብ …',
    home_is: 'ቤት ማለት ለእኔ …',
    holiday: 'ዓመቱን ሙሉ የምጠብቀው በዓል …',
    elders: 'የምመራበት የሽማግሌዎች ምክር፦ …',
    dance: 'ሁሌም የሚያስጨፍረኝ ዘፈን …',
    laugh: 'እስካለቅስ የምስቀው …',
    proud: 'በልቤ የምኮራበት …',
    learning: 'አሁን የምማረው …',
    weekend: 'የምመኘው የሳምንት መጨረሻ …',
    back_home: 'አገር ቤት ስሄድ ሁሌም …',
    never_refuse: 'እምቢ የማልለው …',
    untranslatable: 'ትርጉም የሌለው የቋንቋዬ ቃል፦ …',
    good_sign: 'ጥሩ ምልክት የምለው …',
    together: 'አብረን …',
    childhood: 'የምወደው የልጅነት ትዝታ፦ …',
    in_five_years: 'በአምስት ዓመት ውስጥ የምመኘው …',
    faith_daily: 'እምነት በዕለት ኑሮዬ፦ …',
    looking_for_somebody: 'የምፈልገው ሰው …',
  },
}
