import type { MediaId } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { placesById } from '#server/geo/public.ts'
import { writeDemoGroup } from './write-demo-group.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type DemoGroup, fieldsOf } from './write-groups.ts'

interface Around {
  ids: ReadonlyMap<string, UserId>
  /** A picture that belongs to the founder from now on. */
  giveBanner: (group: DemoGroup, founderId: UserId) => Promise<MediaId>
}

const ANSWERS = ['I heard of you from a friend.', 'My mornings are free, and I would like to help.']

/** Writes groups with the people in them, oldest first. */
export async function foundGroups(
  platform: Platform,
  tx: Tx,
  groups: readonly DemoGroup[],
  { ids, giveBanner }: Around,
): Promise<void> {
  const idOf = (key: string): UserId => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`${key} is nobody of the demo.`)
    return id
  }
  const places = await placesById(
    tx,
    groups.flatMap(({ fields }) => fields.placeId ?? []),
  )
  for (const group of groups.toSorted((one, other) => Number(one.foundedAt) - Number(other.foundedAt))) {
    const founderId = idOf(group.founder)
    const place = group.fields.placeId === null ? undefined : places.get(group.fields.placeId)
    await writeDemoGroup(tx, platform, {
      founderId,
      fields: fieldsOf(group, await giveBanner(group, founderId), place),
      foundedAt: group.foundedAt,
      welcome: group.welcome,
      members: group.members.map(({ key, isModerator }) => ({
        userId: idOf(key),
        role: isModerator ? 'moderator' : 'member',
      })),
      asking: group.asking.map(idOf),
      waiting: group.waiting.map(idOf),
      answers: ANSWERS,
      event: group.event,
      isArchived: group.isArchived,
    })
  }
}
