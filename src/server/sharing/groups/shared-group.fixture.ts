import { createGroup } from '#contract/groups/create-group.ts'
import { createEvent } from '#contract/groups/events/create-event.ts'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import type { Group, GroupFieldsInput } from '#contract/groups/group.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

const HOUR = 3_600_000
const inHours = (world: World, hours: number) =>
  new Date(world.clock.now().getTime() + hours * HOUR).toISOString()

/** A group that meets in Washington every week, from tomorrow on. */
export async function sharedGroup(
  world: World,
  person: Person,
  changes: Partial<GroupFieldsInput>,
): Promise<Group> {
  const fields: GroupFieldsInput = {
    title: 'Saturday coffee circle',
    description: 'We roast, pour three rounds and talk about the week.',
    categoryId: 'coffee',
    meetingType: 'in_person',
    locationCity: 'Washington',
    locationState: 'DC',
    locationZip: null,
    onlineUrl: null,
    startDate: inHours(world, 24),
    endDate: null,
    timezone: 'America/New_York',
    repeatRule: 'FREQ=WEEKLY',
    requiresApproval: false,
    bannerId: null,
    ...changes,
  }
  return (await world.call(createGroup, fields, person)).body.group
}

/** An event of that group, in two days at a café and, where there is a link, online too. */
export async function sharedEvent(
  world: World,
  groupId: Group['id'],
  person: Person,
  changes: { title: string; url?: string; capacity?: number },
): Promise<GroupEvent> {
  const fields = {
    description: null,
    startsAt: inHours(world, 48),
    endsAt: inHours(world, 50),
    timezone: 'America/New_York',
    venue: 'Meskel Square Cafe',
    url: null,
    repeatRule: null,
    capacity: null,
    ...changes,
  }
  return (await world.call(createEvent, { groupId, fields }, person)).body.event
}
