import { expect, it } from 'vitest'
import { listFittingJobs } from '#contract/networking/people/list-fitting-jobs.ts'
import { updateProfile } from '#contract/profiles/update-profile.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { dayAhead, PLACES, posted, SOFA } from '#server/listings/listings.fixture.ts'
import { block, newPeople, works } from '#server/networking/networking.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const JOB = {
  ...SOFA,
  category: 'jobs',
  subcategory: 'healthcare',
  price: { type: 'fixed', amountMinor: 4_000, maxMinor: null, currency: 'USD', period: 'hour' },
  details: { employer: 'A clinic', employment_type: 'full_time', apply_by: dayAhead(20), no_fees: true },
} as const
const jobsFor = async (person: Person | null) => (await world.call(listFittingJobs, {}, person)).body
const titlesFor = async (person: Person) => (await jobsFor(person)).items.map(({ title }) => title)

it('jobs are found by headline and skills, near home where there are any; one’s own and those of a block are not', async () => {
  const [nurse, clinic, apart] = await newPeople(world, 'Nurse', 'Clinic', 'Apart')
  await posted(world, clinic, { ...JOB, title: 'Night nurse for a clinic' })
  await posted(world, clinic, {
    ...JOB,
    title: 'Warehouse mentor',
    description: 'The nurse next door says hello to everybody.',
  })
  await posted(world, clinic, { ...SOFA, title: 'Sofa of a nurse' }, 1)
  await posted(world, apart, { ...JOB, title: 'Nurse apart' })
  await posted(world, nurse, { ...JOB, title: 'Nurse wanted by herself' })
  await block(world, apart, nurse)
  expect(await jobsFor(nurse)).toEqual({ hasTrade: false, items: [] })
  await works(world, nurse, { headline: 'Registered nurse at work' })
  expect(await titlesFor(nurse)).toEqual(['Night nurse for a clinic'])
  await works(world, nurse, { skills: ['Warehouse'] })
  expect(await titlesFor(nurse)).toEqual(['Warehouse mentor'])

  await posted(world, clinic, { ...JOB, title: 'Nurse in Stockholm', placeId: PLACES.stockholm })
  await works(world, nurse, { headline: 'Nurse' })
  await world.call(updateProfile, { placeId: PlaceId.parse(PLACES.stockholm) }, nurse)
  expect(await titlesFor(nurse)).toEqual(['Nurse in Stockholm'])
  await world.call(updateProfile, { placeId: PlaceId.parse(PLACES.addisAbaba) }, nurse)
  expect((await titlesFor(nurse)).toSorted()).toEqual(['Night nurse for a clinic', 'Nurse in Stockholm'])
})

it('they are for people who signed in', async () => {
  expect((await world.call(listFittingJobs, {}, null)).error.code).toBe('auth.signed-out')
})
