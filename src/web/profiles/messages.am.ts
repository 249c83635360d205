import type { Words } from '#web/platform/language/words.ts'
import type { profilesEn } from './messages.en.ts'

export const profilesAm: Words<typeof profilesEn> = {
  title: 'መገለጫ',
  photo: {
    choose: 'ፎቶ ይጨምሩ',
    change: 'ፎቶ ይቀይሩ',
    remove: 'ፎቶውን ያስወግዱ',
    hint: 'የሚታየውን ክፍል እርስዎ ይመርጣሉ።',
    crop: 'የሚታየውን ክፍል ይምረጡ',
    save: 'ይህን ፎቶ ይጠቀሙ',
    saving: 'በማስቀመጥ ላይ…',
    updated: 'የመገለጫ ፎቶ ተቀይሯል!',
    failed: 'መገለጫውን መቀየር አልተቻለም',
  },
  form: {
    fullName: 'ሙሉ ስም',
    fullNameHint: 'የሚታይ ስም ካልመረጡ በማስታወቂያዎችዎ አጠገብ ይታያል።',
    displayName: 'የሚታይ ስም',
    displayNameHint: 'ሌሎች በሙሉ ስምዎ ፋንታ የሚያዩት።',
    place: 'ከተማ',
    placeHint: 'ሌሎች የሚያዩት ከተማውን እንጂ አድራሻዎን አይደለም።',
    noPlace: 'ከተማውን ያስወግዱ',
    bio: 'ስለ እርስዎ',
    bioHint: 'ሌሎች እንዲያምኑዎት የሚረዱ ጥቂት ቃላት።',
    save: 'መገለጫውን ያስቀምጡ',
    saving: 'በማስቀመጥ ላይ…',
    unsaved: 'ገና ያልተቀመጡ ለውጦች አሉ።',
    saved: 'መገለጫዎ ተቀይሯል',
    failed: 'መገለጫውን መቀየር አልተቻለም',
  },
  indexing: {
    label: 'የፍለጋ ሞተሮች ማስታወቂያዎቼን ይዘርዝሩ',
    hint: 'ሲዘጋ፣ የፍለጋ ሞተሮች ማስታወቂያዎችዎን እንዳያሳዩ ይጠየቃሉ። አገናኙ ያላቸው ሰዎች ግን ይከፍቷቸዋል።',
    failed: 'አልተቀየረም',
  },
  terms: {
    label: 'በሥራ ላይ ያሉ ውሎች',
    text: 'ከ{date} ጀምሮ በሥራ ላይ ያሉትን <terms>የአገልግሎት ውል</terms> እና <privacy>የግላዊነት መመሪያ</privacy> እባክዎ ያንብቡና ይቀበሉ።',
    accept: 'ይቀበሉ',
    failed: 'አልተቀበሉም',
  },
}
