import { hasPostalCodes } from '#contract/geo/postal-code.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { type Group, GROUP_LIMITS, type GroupFieldsInput, GroupFields } from '#contract/groups/group.ts'
import type { GroupCategory } from '#contract/groups/category.ts'
import { REPEAT_RULES, type Repeat, repeatOf } from '#contract/groups/repeat-rule.ts'
import { DEFAULT_TIME_ZONE } from '#contract/groups/time-zone.ts'
import type { PlaceId } from '#contract/geo/place.ts'
import { problemOf, type ProblemWords, say } from '#contract/kit/messages.ts'
import type { Picture } from '#contract/media/picture.ts'
import { spanOf, wallOf } from './wall-policy.ts'

/** No end is given. */
export const NO_END = 'none'

/** The dialog as it is filled in. */
export interface GroupForm {
  title: string
  description: string
  categoryId: string | undefined
  meetingType: 'in_person' | 'online'
  city: string
  state: string
  zip: string
  /** The city out of the list that filled in the fields above, as long as they stay so. */
  placeId: PlaceId | null
  /** Its country; null where the fields are written by hand. */
  country: string | null
  onlineUrl: string
  startDay: string | undefined
  startTime: string | undefined
  endTime: string
  timezone: string
  repeat: Repeat
  requiresApproval: boolean
  questions: { text: string }[]
  banner: Picture | null
  maxMembers: number | undefined
  rules: string
  /** Separated by commas. */
  tags: string
}

/** An empty dialog; the zone is the device's, or that of New York where it has none. */
export const emptyForm = (timezone: string | undefined): GroupForm => ({
  title: '',
  description: '',
  categoryId: undefined,
  meetingType: 'in_person',
  city: '',
  state: '',
  zip: '',
  placeId: null,
  country: null,
  onlineUrl: '',
  startDay: undefined,
  startTime: undefined,
  endTime: NO_END,
  timezone: timezone || DEFAULT_TIME_ZONE,
  repeat: 'none',
  requiresApproval: false,
  questions: [],
  banner: null,
  maxMembers: GROUP_LIMITS.maxMembersDefault,
  rules: '',
  tags: '',
})

/** A group as the dialog shows it to whoever edits it. */
export function formOf(group: Group): GroupForm {
  const start = wallOf(group.startDate, group.timezone)
  return {
    title: group.title,
    description: group.description,
    categoryId: group.category.id,
    meetingType: group.meetingType === 'online' ? 'online' : 'in_person',
    city: group.place?.city ?? '',
    state: group.place?.state ?? '',
    zip: group.place?.zip ?? '',
    placeId: group.placeId,
    country: group.place?.country ?? null,
    onlineUrl: group.onlineUrl ?? '',
    startDay: start.day,
    startTime: start.time,
    endTime: group.endDate === null ? NO_END : wallOf(group.endDate, group.timezone).time,
    timezone: group.timezone,
    repeat: repeatOf(group.repeatRule),
    requiresApproval: group.requiresApproval,
    questions: group.questions.map((text) => ({ text })),
    banner: group.banner,
    maxMembers: group.maxMembers,
    rules: group.rules ?? '',
    tags: group.tags.join(', '),
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** What is sent; an instant that is not known yet is an empty text, which the contract refuses. */
export function fieldsOf(form: GroupForm): Omit<GroupFieldsInput, 'categoryId'> & { categoryId: string } {
  const isOnline = form.meetingType === 'online'
  const { startsAt, endsAt } = spanOf(
    {
      day: form.startDay ?? '',
      start: form.startTime ?? '',
      end: form.endTime === NO_END ? undefined : form.endTime,
    },
    form.timezone,
  )
  return {
    title: form.title,
    description: form.description,
    categoryId: form.categoryId ?? '',
    meetingType: form.meetingType,
    locationCity: isOnline ? null : orNull(form.city),
    locationState: isOnline ? null : orNull(form.state),
    locationZip: isOnline || !hasPostalCodes(form.country) ? null : orNull(form.zip),
    placeId: isOnline ? null : form.placeId,
    onlineUrl: orNull(form.onlineUrl),
    startDate: startsAt ?? '',
    endDate: endsAt,
    timezone: form.timezone,
    repeatRule: REPEAT_RULES[form.repeat],
    requiresApproval: form.requiresApproval,
    bannerId: form.banner?.id ?? null,
    maxMembers: form.maxMembers ?? GROUP_LIMITS.maxMembersDefault,
    questions: form.requiresApproval
      ? form.questions.map(({ text }) => text).filter((text) => text.trim())
      : [],
    rules: orNull(form.rules),
    tags: form.tags.split(',').filter((tag) => tag.trim() !== ''),
  }
}

const FIELD_OF: Readonly<Record<string, keyof GroupForm>> = {
  locationCity: 'city',
  locationState: 'state',
  locationZip: 'zip',
  placeId: 'city',
  startDate: 'startDay',
  endDate: 'endTime',
  repeatRule: 'repeat',
  bannerId: 'banner',
}

/** The field of the dialog behind a path of the contract, also as the server writes it. */
export function fieldAt(path: string): string {
  const [first = '', second, ...rest] = path.replace(/^fields\./, '').split('.')
  if (first === 'questions' && second !== undefined) return ['questions', second, 'text', ...rest].join('.')
  return FIELD_OF[first] ?? first
}

/** Everything that keeps the form from being sent: field → sentence. */
export function findProblems(form: GroupForm, words: ProblemWords): Map<string, string> {
  const parsed = GroupFields.safeParse(fieldsOf(form))
  const problems = new Map<string, string>()
  const add = (field: string, message: string) => {
    if (!problems.has(field)) problems.set(field, message)
  }
  const required = say(words, { key: 'required', values: {} })
  if (form.title.trim() === '') add('title', required)
  if (form.description.trim() === '') add('description', required)
  if (form.categoryId === undefined) add('categoryId', required)
  if (form.meetingType === 'in_person' && form.city.trim() === '') add('city', required)
  if (form.meetingType === 'in_person' && form.state.trim() === '') add('state', required)
  if (form.meetingType === 'online' && form.onlineUrl.trim() === '') add('onlineUrl', required)
  if (form.startDay === undefined) add('startDay', required)
  if (form.startTime === undefined) add('startTime', required)
  if (form.maxMembers === undefined) add('maxMembers', required)
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldAt(issue.path.join('.'))
    // day and time are one instant to the contract
    if (field === 'startDay' && (problems.has('startDay') || problems.has('startTime'))) continue
    add(field, issue.code === 'custom' ? say(words, problemOf(issue)) : issue.message)
  }
  return problems
}

/** What the dialog says first about a form that cannot be sent; null where the marks on the fields say it all. */
export function firstComplaint(
  form: GroupForm,
  problems: ReadonlyMap<string, string>,
): 'required' | 'location' | 'url' | 'start' | null {
  if (form.title.trim() === '' || form.description.trim() === '') return 'required'
  const isOnline = form.meetingType === 'online'
  if (!isOnline && (form.city.trim() === '' || form.state.trim() === '')) return 'location'
  if (isOnline && form.onlineUrl.trim() === '') return 'url'
  if (problems.has('startDay') || problems.has('startTime')) return 'start'
  return null
}

/** Holds the dialog against the contract. */
export const groupResolver =
  (words: ProblemWords): Resolver<GroupForm> =>
  (form) => {
    const problems = findProblems(form, words)
    if (problems.size === 0) return { values: form, errors: {} }
    const errors: FieldErrors<GroupForm> = {}
    for (const [field, message] of problems) put(errors, field, message)
    return { values: {}, errors }
  }

function put(errors: FieldErrors<GroupForm>, field: string, message: string): void {
  const [first, index] = field.split('.')
  if (first === 'questions' && index !== undefined) {
    const list = (errors.questions ?? []) as { text?: { type: string; message: string } }[]
    list[Number(index)] = { text: { type: 'contract', message } }
    Object.assign(errors, { questions: list })
    return
  }
  Object.assign(errors, { [field]: { type: 'contract', message } })
}

/** What a new group is about until its founder says it. */
export const usualCategory = (categories: readonly GroupCategory[]): string | undefined =>
  categories.find(({ iconName }) => iconName === 'Users')?.id ?? categories[0]?.id
