import { createGroup } from '#contract/groups/create-group.ts'
import { type Group, type GroupFieldsInput } from '#contract/groups/group.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { approveMember } from '#contract/groups/members/approve-member.ts'
import type { Person } from '#server/testing/people.ts'
import { newPicture } from '#server/testing/pictures.ts'
import type { World } from '#server/testing/world.ts'

/** A circle that meets once a week in Washington, and lets everybody in. */
export const coffeeCircle = (world: World): GroupFieldsInput => ({
  title: 'Saturday coffee circle',
  description: 'We roast, pour three rounds and talk about the week.',
  categoryId: 'coffee',
  meetingType: 'in_person',
  locationCity: 'Washington',
  locationState: 'DC',
  locationZip: null,
  onlineUrl: null,
  startDate: new Date(world.clock.now().getTime() + 86_400_000).toISOString(),
  endDate: null,
  timezone: 'America/New_York',
  repeatRule: 'FREQ=WEEKLY',
  requiresApproval: false,
  bannerId: null,
})

/** Fields of a group that meets online only. */
export const onlineCircle = (world: World): GroupFieldsInput => ({
  ...coffeeCircle(world),
  title: 'Amharic evening online',
  description: 'One hour of conversation for those who learn the language.',
  categoryId: 'culture',
  meetingType: 'online',
  locationCity: null,
  locationState: null,
  onlineUrl: 'https://meet.example.org/amharic',
})

export async function founded(
  world: World,
  person: Person,
  changes: Partial<GroupFieldsInput> = {},
): Promise<Group> {
  const answer = await world.call(createGroup, { ...coffeeCircle(world), ...changes }, person)
  if (answer.status !== 201) throw new Error(`The group was not founded: ${JSON.stringify(answer.error)}`)
  return answer.body.group
}

/** What the group asks is answered, and a request approved by whoever leads. */
export async function joined(
  world: World,
  group: Pick<Group, 'id' | 'questions' | 'requiresApproval'>,
  person: Person,
  leader?: Person,
): Promise<void> {
  const answers = group.questions.map(() => 'Because I like it.')
  await world.call(joinGroup, { groupId: group.id, answers }, person)
  if (group.requiresApproval && leader)
    await world.call(approveMember, { groupId: group.id, userId: person.userId }, leader)
}

/** An uploaded banner of a person, without its files. */
export const newBanner = (world: World, person: Person): Promise<string> => newPicture(world, person, 'group')

let settled = 0
/** People who were in no group before. */
export async function newPeople<Names extends readonly string[]>(
  world: World,
  ...names: Names
): Promise<{ [Nth in keyof Names]: Person }> {
  const people: Person[] = []
  for (const name of names) people.push(await world.newPerson(`${name} ${++settled}`))
  return people as { [Nth in keyof Names]: Person }
}
