import type { Subcategory } from '#contract/listings/category.ts'
import type { DetailName } from '#contract/listings/category-fields.ts'
import type { DetailValue } from '#contract/listings/detail-field.ts'
import type { PricePeriod, PriceType } from '#contract/listings/price.ts'
import type { ContentLanguage, SpokenLanguage } from '#contract/language/language.ts'
import type { CityKey } from '#server/app/demo/cities.ts'
import type { SceneName } from '#server/app/demo/pictures/scenes.ts'

/** One wording, or several that take turns from city to city. */
export type Words = string | readonly [string, string, ...string[]]

/** An amount as it would be in Silver Spring, in dollars; `scale` says how it differs elsewhere. */
export interface Money {
  type: PriceType
  amount?: number
  max?: number
  period?: PricePeriod
  scale: 'rent' | 'pay' | 'goods'
}

/** A day counted from today. */
export interface Day {
  inDays: number
}

/** Values that take turns from city to city, as wordings do. */
export interface InTurn {
  inTurn: readonly [string, string, ...string[]]
}

/** When an event begins: the next such weekday (0 Sunday … 6 Saturday) after some days, or a feast. */
export type Begin = { afterDays: number; weekday: number } | { feast: Feast; weekday?: number }
export type Feast = 'enkutatash' | 'meskel' | 'genna' | 'timket'

/** What somebody advertises; it becomes one listing in each of its cities. */
export interface Ad {
  sub: Subcategory
  in: readonly [CityKey, ...CityKey[]]
  kind?: 'wanted'
  /** Shown on the home page, in its first city. */
  featured?: true
  lang?: ContentLanguage
  title: Words
  /** Paragraphs. {city}, {cityAm}, {area}, {transit}, {transitAm} and {shops} are filled in. */
  text: readonly Words[]
  price: Money
  details?: Partial<Record<DetailName, DetailValue | Day | InTurn>>
  /** Events only: hours as HH:MM of the city's own clock. */
  when?: Begin & { at: string; hours: number }
  /** The cover first; where there are several for one place, they take turns. */
  photos?: readonly (SceneName | readonly [SceneName, SceneName, ...SceneName[]])[]
  languages?: readonly SpokenLanguage[]
}

const priced = (scale: Money['scale'], type: PriceType, amount: number, period?: PricePeriod): Money => ({
  type,
  amount,
  scale,
  ...(period && { period }),
})

export const rent = (amount: number, period: 'month' | 'week' | 'night' = 'month'): Money =>
  priced('rent', 'fixed', amount, period)
export const rentAbout = (amount: number, period: 'month' | 'week' | 'night' = 'month'): Money =>
  priced('rent', 'negotiable', amount, period)
export const pay = (amount: number, period: 'hour' | 'day' | 'week' | 'month' | 'year' = 'hour'): Money =>
  priced('pay', 'fixed', amount, period)
export const payBetween = (
  amount: number,
  max: number,
  period: 'hour' | 'day' | 'week' | 'month' | 'year' = 'hour',
): Money => ({ ...priced('pay', 'range', amount, period), max })
export const fixed = (amount: number): Money => priced('goods', 'fixed', amount)
export const about = (amount: number): Money => priced('goods', 'negotiable', amount)
export const hourly = (amount: number): Money => priced('pay', 'fixed', amount, 'hour')
export const daily = (amount: number): Money => priced('pay', 'fixed', amount, 'day')
export const from = (amount: number): Money => priced('goods', 'range', amount)
export const between = (amount: number, max: number): Money => ({ ...priced('goods', 'range', amount), max })
export const free: Money = { type: 'free', scale: 'goods' }
export const swap: Money = { type: 'swap', scale: 'goods' }
export const onRequest: Money = { type: 'on_request', scale: 'goods' }
export const inTurn = (...values: InTurn['inTurn']): InTurn => ({ inTurn: values })
export const inDays = (days: number): Day => ({ inDays: days })
