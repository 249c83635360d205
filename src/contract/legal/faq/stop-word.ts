/** Words that nearly every question holds; they tell nothing about what is asked. */
const WORDS = [
  'a about after all also am an and any anybody are as ask at be because been before between but by can could did do',
  'does doing done for from get got had has have having he her him his how i if in into is it its just like make makes',
  'many may me mean more most much must my need needs no not of off on one only or other our out over own please she',
  'should so some somebody someone than that the their them then there these they thing things this those to too up',
  'us use used using very want wants was we were what when where whether which while who why will with without work',
  'works would you your',
  'እኔ እኛ እርስዎ እሱ እሷ እነሱ ይህ ያ ይህን ያን እና ወይም ግን ነው ናቸው ነበር ነኝ አለ አለኝ የለም የለኝም ምን ማን የት መቼ ለምን እንዴት ስንት',
  'ምንድን ምንድነው የትኛው በየትኛው ለምንድን ላይ ውስጥ ጋር ብቻ ሁሉ ሌላ አንድ አንድን ከዚህ ወደ ስለ እንደ ልክ እባክዎ እችላለሁ ይችላል ይቻላል',
  'ይችላሉ አልችልም የማልችለው ላድርግ አደርጋለሁ ማድረግ ይሆናል ሆነ በኋላ በፊት',
].join(' ')

export const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.split(' '))
