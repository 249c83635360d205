import type { Place } from '#contract/geo/place.ts'
import { GroupCategory } from '#contract/groups/category.ts'
import type { GroupFields } from '#contract/groups/group.ts'
import type { GroupColumns } from './group-store.ts'

/** What was filled in, as it is kept. A group that meets online only has no place, whatever was filled in before. */
export function groupColumns(fields: GroupFields, place: Place | null): GroupColumns {
  const isOnline = fields.meetingType === 'online'
  return {
    title: fields.title,
    description: fields.description,
    rules: fields.rules || null,
    category_id: fields.categoryId,
    meeting_type: fields.meetingType,
    location_city: isOnline ? null : fields.locationCity,
    location_state: isOnline ? null : fields.locationState,
    location_zip: isOnline ? null : fields.locationZip,
    place_id: place?.id ?? null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    online_url: fields.onlineUrl,
    starts_at: new Date(fields.startDate),
    ends_at: fields.endDate === null ? null : new Date(fields.endDate),
    time_zone: fields.timezone,
    repeat_rule: fields.repeatRule,
    requires_approval: fields.requiresApproval,
    questions: fields.questions,
    tags: [...new Set(fields.tags)],
    banner_media_id: fields.bannerId,
    max_members: fields.maxMembers,
  }
}

export const viewCategory = (row: {
  id: string
  label: string
  label_am: string
  icon_name: string
}): GroupCategory =>
  GroupCategory.parse({ id: row.id, label: row.label, labelAm: row.label_am, iconName: row.icon_name })
