import type { ProblemWords } from './messages.ts'

/** The field problems in Amharic. */
export const FIELD_PROBLEMS_AM: ProblemWords = {
  required: 'ይህ መሞላት አለበት',
  type: '{expected} ይጠበቅ ነበር፣ {received} ተገኘ',
  integer: 'ሙሉ ቁጥር መሆን አለበት',
  option: 'የማይታወቅ ምርጫ ነው',
  'string.min': 'ቢያንስ {n} ፊደላት ሊኖሩት ይገባል',
  'string.max': 'ከ{n} ፊደላት መብለጥ የለበትም',
  'string.exact': 'በትክክል {n} ፊደላት ሊኖሩት ይገባል',
  'array.min': 'ቢያንስ {n} መምረጥ ያስፈልጋል',
  'array.max': 'ከ{n} በላይ መምረጥ አይቻልም',
  'array.exact': 'በትክክል {n} መምረጥ ያስፈልጋል',
  'number.min': 'ቁጥሩ {n} ወይም ከዚያ በላይ መሆን አለበት',
  'number.above': 'ቁጥሩ ከ{n} በላይ መሆን አለበት',
  'number.max': 'ቁጥሩ {n} ወይም ከዚያ በታች መሆን አለበት',
  'number.below': 'ቁጥሩ ከ{n} በታች መሆን አለበት',
  'number.step': 'ቁጥሩ የ{n} ብዜት መሆን አለበት',
  'date.min': 'ቀኑ {n} ወይም ከዚያ በኋላ መሆን አለበት',
  'date.max': 'ቀኑ {n} ወይም ከዚያ በፊት መሆን አለበት',
  'file.max': 'ፋይሉ ከ{n} ባይት መብለጥ የለበትም',
  format: 'አጻጻፉ ትክክል አይደለም',
  unknownKeys: 'ያልታወቁ መስኮች አሉ፦ {keys}',
  phone: 'ሙሉውን ቁጥር ከአገር መለያው ጋር ያስገቡ፤ ለምሳሌ +1 202 555 0123',
  vin: 'ይህ ትክክለኛ የተሽከርካሪ መለያ ቁጥር አይደለም፤ 17ቱን ፊደላትና አኃዞች ከሰነዱ ጋር ያመሳክሩ',
  contactInTitle: 'እባክዎ ስልክ ቁጥርና አገናኝ በርዕሱ ውስጥ አያስገቡ',
  invalid: 'ትክክል ያልሆነ ግብዓት ነው',
}
