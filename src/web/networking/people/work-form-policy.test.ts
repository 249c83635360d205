import { expect, test } from 'vitest'
import type { WorkFields } from '#contract/networking/people/work.ts'
import { addSkills, fieldsOf, formOf } from './work-form-policy.ts'

const work: WorkFields = {
  headline: 'Nurse',
  company: null,
  skills: ['Care'],
  isOpenToWork: true,
  helpsWith: [],
  audience: 'members',
}

test('an empty field says that there is nothing to tell', () => {
  expect(formOf(work)).toMatchObject({ headline: 'Nurse', company: '' })
  expect(fieldsOf(formOf(work))).toEqual(work)
})

test('skills are added one by one or several at once, each once whatever its case', () => {
  expect(addSkills(['SQL'], 'sql')).toEqual({ skills: ['SQL'], problem: null })
  expect(addSkills([], ' SQL,  Data   entry ፣ አካውንቲንግ,')).toEqual({
    skills: ['SQL', 'Data entry', 'አካውንቲንግ'],
    problem: null,
  })
})

test('more than twenty, or a whole sentence, is refused with the reason', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => `skill ${i}`)
  expect(addSkills(twenty, 'one more')).toEqual({ skills: twenty, problem: 'full' })
  expect(addSkills([], 'x'.repeat(41))).toEqual({ skills: [], problem: 'long' })
})
