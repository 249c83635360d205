import { expect, test } from 'vitest'
import { fieldWordsEn } from '#web/ui/fields/field-words.en.ts'
import { groupOf } from '#web/groups/group.fixture.ts'
import {
  emptyForm,
  fieldAt,
  fieldsOf,
  findProblems,
  firstComplaint,
  formOf,
  type GroupForm,
  NO_END,
  usualCategory,
} from './group-form-policy.ts'

const whole = (parts: Partial<GroupForm> = {}): GroupForm => ({
  ...emptyForm('America/New_York'),
  title: 'Saturday coffee',
  description: 'Three rounds of it.',
  categoryId: 'coffee',
  city: 'Silver Spring',
  state: 'MD',
  startDay: '2027-03-13',
  startTime: '18:00',
  ...parts,
})
const problems = (parts: Partial<GroupForm>) => findProblems(whole(parts), fieldWordsEn)
const complaint = (parts: Partial<GroupForm>) => firstComplaint(whole(parts), problems(parts))

test('a whole form is sent as the contract wants it: instants, rules, and nothing for empty fields', () => {
  const form = whole({ endTime: '20:00', repeat: 'weekly', tags: 'buna, , coffee ', zip: ' ' })
  expect(findProblems(form, fieldWordsEn).size).toBe(0)
  expect(fieldsOf(form)).toMatchObject({
    locationZip: null,
    onlineUrl: null,
    startDate: '2027-03-13T23:00:00.000Z',
    endDate: '2027-03-14T01:00:00.000Z',
    repeatRule: 'FREQ=WEEKLY',
    tags: ['buna', ' coffee '],
    rules: null,
    maxMembers: 50,
  })
})

test('a postal code is sent for countries that have known ones', () => {
  const zipIn = (country: string | null) => fieldsOf(whole({ zip: '20001', country })).locationZip
  expect(['US', 'CA', null].map(zipIn)).toEqual(['20001', '20001', '20001'])
  expect(['ET', 'DE'].map(zipIn)).toEqual([null, null])
})

test('an online group has no place, and a group without approval no questions', () => {
  const form = whole({
    meetingType: 'online',
    onlineUrl: 'https://meet.example/a',
    questions: [{ text: 'Why?' }],
  })
  expect(fieldsOf(form)).toMatchObject({ locationCity: null, locationState: null, questions: [] })
  expect(fieldsOf({ ...form, requiresApproval: true }).questions).toEqual(['Why?'])
})

test('the described complaints come in the described order', () => {
  expect(complaint({ title: ' ', city: '', startDay: undefined })).toBe('required')
  expect(complaint({ description: '' })).toBe('required')
  expect(complaint({ state: '', startDay: undefined })).toBe('location')
  expect(complaint({ meetingType: 'online', startTime: undefined })).toBe('url')
  expect(complaint({ startTime: undefined })).toBe('start')
  expect(complaint({})).toBeNull()
})

test('each field that is wrong is marked, whatever else is missing', () => {
  const found = problems({ title: '', city: '', startTime: undefined })
  expect([...found.keys()].toSorted()).toEqual(['city', 'startTime', 'title'])
})

test('too long, too many and links that run are refused', () => {
  expect(problems({ title: 'a'.repeat(101) }).has('title')).toBe(true)
  expect(problems({ title: 'ሀ'.repeat(100) }).size).toBe(0)
  expect(problems({ description: 'a'.repeat(501) }).has('description')).toBe(true)
  expect(problems({ onlineUrl: 'javascript:alert(1)' }).has('onlineUrl')).toBe(true)
  expect(problems({ maxMembers: 501 }).has('maxMembers')).toBe(true)
  expect(problems({ maxMembers: undefined }).get('maxMembers')).toBe('Required')
  expect(problems({ tags: 'a,'.repeat(11) }).has('tags')).toBe(true)
  expect(
    problems({ requiresApproval: true, questions: [{ text: 'a'.repeat(141) }] }).has('questions.0.text'),
  ).toBe(true)
})

test('a group that is edited begins as it is, by the clock of its own zone', () => {
  const form = formOf(
    groupOf({
      startDate: '2027-03-20T22:00:00.000Z',
      endDate: '2027-03-20T23:30:00.000Z',
      timezone: 'America/New_York',
      repeatRule: 'FREQ=WEEKLY',
      tags: ['a', 'b'],
    }),
  )
  expect(form).toMatchObject({
    startDay: '2027-03-20',
    startTime: '18:00',
    endTime: '19:30',
    repeat: 'weekly',
    tags: 'a, b',
  })
  expect(fieldsOf(form)).toMatchObject({ startDate: '2027-03-20T22:00:00.000Z', repeatRule: 'FREQ=WEEKLY' })
  expect(formOf(groupOf({ endDate: null })).endTime).toBe(NO_END)
})

test('refusals of the server find their fields', () => {
  expect(fieldAt('fields.locationCity')).toBe('city')
  expect(fieldAt('questions.1')).toBe('questions.1.text')
  expect(fieldAt('title')).toBe('title')
})

test('a new group is about people until its founder says otherwise', () => {
  const { category } = groupOf({})
  expect(usualCategory([category, { ...category, id: 'culture' as never, iconName: 'Users' }])).toBe(
    'culture',
  )
  expect(usualCategory([category])).toBe(category.id)
  expect(usualCategory([])).toBeUndefined()
})
