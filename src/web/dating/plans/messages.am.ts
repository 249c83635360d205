import type { Words } from '#web/platform/language/words.ts'
import type { datePlansEn } from './messages.en.ts'

export const datePlansAm: Words<typeof datePlansEn> = {
  plan: {
    share: 'ስለ ቀጠሮው ለወዳጅ ይንገሩ',
    title: 'ከ{name} ጋር ሊገናኙ ነው?',
    lead: 'ዕቅዱን ለሚያምኑት ሰው ይተዉ። ያለ መለያ በአገናኝ ይከፍቱታል፤ ከተገናኙ ከ24 ሰዓት በኋላ ያበቃል።',
    place: 'የሚገናኙበት ቦታ',
    placeHint: 'ሰው የሚበዛበት ቦታ፣ ከነመንገዱ።',
    startsAt: 'መቼ',
    create: 'አገናኙን ይፍጠሩ',
    failed: 'ዕቅዱን መፍጠር አልተቻለም',
    link: 'ይህን አገናኝ ለወዳጅ ይላኩ',
    linkLead: 'እዚህ አንድ ጊዜ ብቻ ይታያል። አገናኙ ያለው ሰው ቦታውን፣ ጊዜውንና ስሙን እስከ {at} ድረስ ያነባል።',
    linkTitle: 'ዕቅዴ',
    open: 'አሁን የተጋሩ ዕቅዶች',
    openLine: '{name} · {place} · {at}',
    remove: 'ማጋራት ያቁሙ',
    removed: 'አገናኙ ከእንግዲህ ምንም አያሳይም',
    removeFailed: 'አሁንም እንደተጋራ ነው',
    page: 'የተጋራልዎ ዕቅድ',
    pageText: 'የሚያውቁት ሰው ከ{name} ጋር ቀጠሮ አላቸው።',
    where: 'የት',
    when: 'መቼ',
    until: 'ይህ ገጽ የሚያበቃው {at} ነው።',
    tips: 'ከዚያ በኋላ ምንም ካልሰሙ ይደውሉ። አደጋ ካለ 911 ወይም ያሉበትን አገር የአስቸኳይ ቁጥር ይደውሉ።',
  },
  tips: {
    title: 'ከመገናኘትዎ በፊት',
    public: 'ለመጀመሪያ ጊዜ ሰው በሚበዛበት ቦታ ይገናኙ፤ መሄጃና መመለሻዎን በራስዎ ያዘጋጁ።',
    friend: 'የትና መቼ እንደሆነ ለወዳጅ ይንገሩ፤ ከላይ ያለው ቁልፍ አገናኝ ይሠራላቸዋል።',
    money: 'ምክንያቱ ምንም ቢመስል ገንዘብም ሆነ የስጦታ ካርድ አይላኩ።',
    call: 'በመጀመሪያ በስልክ ወይም በቪዲዮ ያውሩ። ለዚህ ፈጽሞ ጊዜ የማይኖረው ሰው ነኝ ያለው ላይሆን ይችላል።',
    more: 'ተጨማሪ የደኅንነት ምክሮች',
    liked: '{name} የወደዱት መልስዎ፦ {prompt}',
  },
}
