import { readWords } from '#server/listings/reading/public.ts'

/** What is done or visited rather than sold. */
const NO_THINGS = new Set(
  [
    'barber barbers class classes church churches clinic course courses dance dentist doctor doctors festival gym haircut',
    'hospital lesson lessons market massage mechanic mosque prayer repair restaurant restaurants ride rides salon school',
    'schools shop shops store stores teacher training trip wedding weddings',
    'ምግብ ቤት ቤተክርስቲያን መስጊድ ትምህርት ሐኪም ሰርግ ሱቅ ገበያ ጥገና ፀጉር ጉዞ',
  ]
    .join(' ')
    .split(' ')
    .flatMap((word) => readWords(word).map(({ folded }) => folded)),
)

/** Words without a category that name something one buys: "jebena", "glue gun", and not "habesha restaurants". */
export const isThing = (q: string): boolean =>
  readWords(q).every(({ stems }) => ![...stems].some((stem) => NO_THINGS.has(stem)))
