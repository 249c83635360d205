import { fold } from './word-policy.ts'

/** Words of a question that are not what is looked for. */
const WORDS = [
  'a about all am an and any anybody anyone are as ask at be been but by can could do does for from get give go got',
  'has have having he hello her here hey hi him his how i id if im in into is it its ive just let like listing listings',
  'looking look lot make many me mine month monthly more most much my near need needed new nice now of off offer on one',
  'or our out over per please pls post posting results return see seek seeking selam she show should so some somebody',
  'someone something such take tell than thanks thank that the their them then there these they thing this those to',
  'today too try up us use very want wants was we week weekly were what whats when where which who will with within',
  'would year you your under below less max maximum over above least minimum min between around about cheap cheaper',
  'cheapest affordable budget price prices priced cost costs dollar dollars usd cad eur gbp birr good best available',
  'mile miles km kilometers kilometres radius area city town find search list sale buy sell seller anywhere everywhere help assistance',
  'anything everything condition excellent quality downtown county no nope not yes yeah ok okay instead actually rather ones only else other others also without but live lives living next then',
  'people place places options option recommend know happening going event events group groups club clubs join meet',
  'እኔ እኛ እርስዎ ይህ ይህን ያን እና ወይም ግን ነው ናቸው ነበር ነኝ አለ አሉ አለኝ የለም ምን ማን የት መቼ ለምን እንዴት ስንት ላይ ውስጥ ጋር ብቻ ሁሉ ሌላ',
  'አንድ ከዚህ ወደ ስለ እንደ እባክዎ እባክህ እባክሽ እባካችሁ በታች በላይ እስከ ከ በ ለ የ ዶላር ብር ማይል ኪሎ ሜትር አካባቢ አቅራቢያ ቅርብ በዓል ከተማ ቦታ ርካሽ ጥሩ',
  'ካለ ካሉ እስቲ ልኝ ለእኔ ወር በወር ቢሆን የሚሆን የሆነ ያለ ያለው የሚገኝ የሚገኙ የሚሠራ የሚሠሩ የምትሠራ የሚሰጥ የሚሰጡ የሚያደርግ አዲስ አዲሱ አዲሷ አይ አይደለም አዎ እሺ ይልቅ በምትኩ ምትክ ደግሞ ደግሞስ ያላቸው ተጨማሪ ሌሎች ሌላስ የምኖረው እኖራለሁ አሎ ኣብ ናብ ኣለዉ ይፈልጉ ፍለጋ ዝግጅት ዝግጅቶች ቡድን ቡድኖች ማኅበር efeligalehu felgilign ale yet ena asap',
].join(' ')

export const ASKING_WORDS: ReadonlySet<string> = new Set(WORDS.split(' ').map(fold))
