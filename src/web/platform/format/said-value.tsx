import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { LOCALE, minorDigits } from '#contract/language/formats.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { ageOf } from './age.ts'
import { useFormats } from './format.ts'
import { registerSaid, type SaidAge, type SaidDistance, type SaidPrice, type SaidValue } from './spoken.tsx'
import { rounded, useReadersUnit } from './use-distance.ts'

/** While it is there, figures and signs are said in words. */
export function FiguresInWords() {
  useEffect(() => {
    registerSaid((value) => <Said {...value} />)
    return () => registerSaid(null)
  }, [])
  return null
}

/** What a screen reader says for a figure, in the words of the language that is shown. */
function Said(value: SaidValue) {
  if (value.kind === 'price') return <Price {...value} />
  return value.kind === 'distance' ? <Distance {...value} /> : <Age {...value} />
}

function Price({ currency, minor, maxMinor = null, isFrom = false, period, compared = null }: SaidPrice) {
  const t = useTranslations('said')
  const money = useSaidMoney(currency)
  const each = (amount: string, of: SaidPrice['period']) =>
    of === null ? amount : t(`per.${of}`, { amount })
  const range = maxMinor === null ? money(minor) : t('between', { from: money(minor), to: money(maxMinor) })
  const whole = each(range, period)
  const also = compared && t('about', { amount: each(money(compared.minor), compared.period) })
  return [isFrom ? t('from', { amount: whole }) : whole, ...(also === null ? [] : [also])].join(', ')
}

const IN_WORDS = { style: 'currency', currencyDisplay: 'name' } as const

/** "95 US dollars"; browsers know no names of currencies in the languages on trial. */
function useSaidMoney(currency: string): (minor: number) => string {
  const t = useTranslations('said')
  const { language, catalogue } = useLanguage()
  return (minor) => {
    const amount = minor / 10 ** minorDigits(currency)
    const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {}
    const name = catalogue.lists?.currencies?.[currency]
    const format = { ...digits, ...(name === undefined && IN_WORDS), currency }
    const n = new Intl.NumberFormat(LOCALE[language], format).format(amount)
    return name === undefined ? n : t('money', { n, currency: name })
  }
}

function Distance({ miles, country, precision }: SaidDistance) {
  const t = useTranslations('said')
  const measure = useReadersUnit()
  const distance = measure(miles, country)
  return t(distance.unit === 'mile' ? 'miles' : 'kilometers', { n: rounded(distance, precision) })
}

function Age({ at, hasMonths = false }: SaidAge) {
  const t = useTranslations('said')
  const { ago } = useFormats()
  const age = ageOf(at)
  return age && (hasMonths || age.unit !== 'months') ? t(age.unit, { n: age.n }) : ago(at)
}
