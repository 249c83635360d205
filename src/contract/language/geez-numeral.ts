const ONES = ['', '፩', '፪', '፫', '፬', '፭', '፮', '፯', '፰', '፱']
const TENS = ['', '፲', '፳', '፴', '፵', '፶', '፷', '፸', '፹', '፺']
const HUNDRED = '፻'
const TEN_THOUSAND = '፼'

/**
 * A whole number from 1 in Ge'ez numerals: 2019 is "፳፻፲፱". Two digits at a time, marked in turn by ፻ and ፼; a one is
 * left out before ፻, and before the mark that begins the number. Throws a RangeError for what has no such numeral.
 */
export function writeGeezNumeral(number: number): string {
  if (!Number.isSafeInteger(number) || number < 1)
    throw new RangeError(`${number} cannot be written in Ge'ez numerals.`)
  const digits = String(number)
  const even = digits.padStart(digits.length + (digits.length % 2), '0')
  const count = even.length / 2
  const groups = Array.from({ length: count }, (_, at) => {
    const fromEnd = count - 1 - at
    const value = (TENS[Number(even[2 * at])] ?? '') + (ONES[Number(even[2 * at + 1])] ?? '')
    const mark = markOf(fromEnd, value)
    const isSilent = value === '፩' && mark !== '' && (mark === HUNDRED || at === 0)
    return (isSilent ? '' : value) + mark
  })
  return groups.join('')
}

/** ፻ stands behind hundreds that there are, ፼ behind every ten thousand, there or not. */
function markOf(fromEnd: number, value: string): string {
  if (fromEnd === 0) return ''
  if (fromEnd % 2 === 0) return TEN_THOUSAND
  return value === '' ? '' : HUNDRED
}
