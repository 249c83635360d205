import type { FaqTexts } from '#contract/legal/faq/faq.ts'
import { account } from './account.ts'
import { app } from './app.ts'
import { categories } from './categories.ts'
import { dating } from './dating.ts'
import { ending } from './ending.ts'
import { groups } from './groups.ts'
import { language } from './language.ts'
import { messages } from './messages.ts'
import { posting } from './posting.ts'
import { privacy } from './privacy.ts'
import { safety } from './safety.ts'
import { searching } from './searching.ts'

export const faqEn: FaqTexts = {
  account,
  posting,
  ending,
  searching,
  messages,
  safety,
  groups,
  dating,
  language,
  app,
  privacy,
  categories,
}
