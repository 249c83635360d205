import type { Place } from '#contract/geo/place.ts'
import type { GroupFields } from '#contract/groups/group.ts'
import { placeById, placeCalled, requirePostalCode } from '#server/geo/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/**
 * The city behind the words of a group; null for one that meets online only.
 * @throws AppError groups.place-not-found, geo.unknown-postal-code
 */
export async function findGroupPlace(
  tx: Tx,
  {
    meetingType,
    placeId,
    locationCity,
    locationState,
    locationZip,
  }: Pick<GroupFields, 'meetingType' | 'placeId' | 'locationCity' | 'locationState' | 'locationZip'>,
): Promise<Place | null> {
  if (meetingType === 'online') return null
  const city = locationCity ?? ''
  const place =
    placeId === null
      ? await placeCalled(tx, { city, region: locationState ?? '' })
      : await placeById(tx, placeId)
  if (!place) throw new AppError('groups.place-not-found', { city })
  if (locationZip !== null) await requirePostalCode(tx, locationZip, place)
  return place
}
