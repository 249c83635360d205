import type { FieldErrors, Resolver } from 'react-hook-form'
import { EventFields, type GroupEvent } from '#contract/groups/events/event.ts'
import type { EventPrice, EventPriceKind } from '#contract/groups/events/event-price.ts'
import type { Group } from '#contract/groups/group.ts'
import { REPEAT_RULES, type Repeat, repeatOf } from '#contract/groups/repeat-rule.ts'
import { problemOf, type ProblemWords, say } from '#contract/kit/messages.ts'
import { type Currency, currencyOf } from '#contract/listings/price.ts'
import type { Picture } from '#contract/media/picture.ts'
import { NO_END } from '#web/groups/dialog/group-form-policy.ts'
import { spanOf, wallOf } from '#web/groups/dialog/wall-policy.ts'

/** In place of a kind of price. */
export const NO_PRICE = 'none'

export interface EventForm {
  title: string
  description: string
  day: string | undefined
  start: string | undefined
  /** NO_END: open. */
  end: string
  timezone: string
  venue: string
  url: string
  repeat: Repeat
  capacity: number | undefined
  /** NO_PRICE: nothing is said of it. */
  priceKind: EventPriceKind | typeof NO_PRICE
  amount: number | undefined
  currency: Currency
  cover: Picture | null
}

/** A new event: the zone is that of its group, the currency that of its country. */
export const newEvent = (group: Pick<Group, 'timezone' | 'place'>): EventForm => ({
  title: '',
  description: '',
  day: undefined,
  start: undefined,
  end: NO_END,
  timezone: group.timezone,
  venue: '',
  url: '',
  repeat: 'none',
  capacity: undefined,
  priceKind: NO_PRICE,
  amount: undefined,
  currency: currencyOf(group.place?.country ?? ''),
  cover: null,
})

/** An event as the form shows it. */
export function eventFormOf(event: GroupEvent, group: Pick<Group, 'place'>): EventForm {
  const start = wallOf(event.startsAt, event.timezone)
  return {
    title: event.title,
    description: event.description ?? '',
    day: start.day,
    start: start.time,
    end: event.isEndOpen ? NO_END : wallOf(event.endsAt, event.timezone).time,
    timezone: event.timezone,
    venue: event.venue ?? '',
    url: event.url ?? '',
    repeat: repeatOf(event.repeatRule),
    capacity: event.capacity ?? undefined,
    priceKind: event.price?.kind ?? NO_PRICE,
    amount: event.price?.amountMinor ?? undefined,
    currency: event.price?.currency ?? currencyOf(group.place?.country ?? ''),
    cover: event.cover,
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : text)

function priceOf({ priceKind: kind, amount, currency }: EventForm): EventPrice | null {
  if (kind === NO_PRICE) return null
  const amountMinor = kind === 'free' || amount === undefined || amount === 0 ? null : amount
  return { kind, amountMinor, currency: amountMinor === null ? null : currency }
}

/** What is sent; an instant that is not known yet is an empty text, which the contract refuses. */
export function eventFieldsOf(form: EventForm) {
  const { startsAt, endsAt } = spanOf(
    { day: form.day ?? '', start: form.start ?? '', end: form.end === NO_END ? undefined : form.end },
    form.timezone,
  )
  return {
    title: form.title,
    description: orNull(form.description),
    startsAt: startsAt ?? '',
    endsAt: form.end === NO_END ? null : (endsAt ?? ''),
    timezone: form.timezone,
    venue: orNull(form.venue),
    url: orNull(form.url),
    repeatRule: REPEAT_RULES[form.repeat],
    capacity: form.capacity ?? null,
    price: priceOf(form),
    coverId: form.cover?.id ?? null,
  }
}

const FIELD_OF: Readonly<Record<string, keyof EventForm>> = {
  startsAt: 'day',
  endsAt: 'end',
  repeatRule: 'repeat',
  price: 'amount',
  coverId: 'cover',
}

/** The field of the form behind a path of the contract, also as the server writes it. */
export function eventFieldAt(path: string): keyof EventForm {
  const [first = ''] = path.replace(/^fields\./, '').split('.')
  return FIELD_OF[first] ?? (first as keyof EventForm)
}

/** Everything that keeps the form from being sent: field → sentence. */
export function findEventProblems(form: EventForm, words: ProblemWords): Map<string, string> {
  const problems = new Map<string, string>()
  const required = say(words, { key: 'required', values: {} })
  for (const field of ['title', 'day', 'start'] as const)
    if ((form[field] ?? '').trim() === '') problems.set(field, required)
  if (form.venue.trim() === '' && form.url.trim() === '') problems.set('venue', required)
  const isTimed = !['day', 'start'].some((field) => problems.has(field))
  for (const issue of EventFields.safeParse(eventFieldsOf(form)).error?.issues ?? []) {
    const field = eventFieldAt(issue.path.join('.'))
    if ((field === 'day' || field === 'end') && !isTimed) continue
    if (!problems.has(field))
      problems.set(field, issue.code === 'custom' ? say(words, problemOf(issue)) : issue.message)
  }
  return problems
}

export const eventResolver =
  (words: ProblemWords): Resolver<EventForm> =>
  (form) => {
    const problems = findEventProblems(form, words)
    if (problems.size === 0) return { values: form, errors: {} }
    const errors = Object.fromEntries(
      [...problems].map(([field, message]) => [field, { type: 'contract', message }]),
    )
    return { values: {}, errors: errors as FieldErrors<EventForm> }
  }
