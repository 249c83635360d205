import type { Words } from '#web/platform/words.ts'
import type { appEn } from './messages.en.ts'

export const appAm: Words<typeof appEn> = {
  tabs: {
    label: 'ዋና',
    home: 'መነሻ',
    listings: 'ማስታወቂያዎች',
    post: 'ይለጥፉ',
    social: 'ማኅበራዊ',
    account: 'መለያ',
  },
  header: { signIn: 'ይግቡ', skip: 'ወደ ይዘቱ ይሂዱ' },
  home: {
    title: 'ከዲያስፖራው ጋር ይገናኙ',
    lead: 'ክፍሎች፣ ሥራዎች፣ የሚሸጡ ዕቃዎች፣ አገልግሎቶችና ዝግጅቶች፤ ከማኅበረሰብዎ፣ በአቅራቢያዎ።',
    start: 'ማሰስ ይጀምሩ',
  },
}
