import type { Words } from '#web/platform/language/words.ts'
import type { layoutEn } from './messages.en.ts'

export const layoutAm: Words<typeof layoutEn> = {
  label: 'የማስታወቂያዎች አቀማመጥ',
  grid: 'በፍርግርግ',
  list: 'በዝርዝር',
  map: 'በካርታ',
}
