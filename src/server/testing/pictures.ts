import { MediaId, type MediaPurpose } from '#contract/media/picture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

/** An uploaded picture of a person, without its files. */
export async function newPicture(
  { db }: Pick<World, 'db'>,
  { userId: owner_id }: Pick<Person, 'userId'>,
  purpose: MediaPurpose,
): Promise<MediaId> {
  const id = MediaId.parse(uuidv7())
  const blur = 'data:image/webp;base64,UklGRg=='
  await db.insertInto('media').values({ id, owner_id, purpose, width: 1200, height: 800, blur }).execute()
  return id
}
