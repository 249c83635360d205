import { BadgeCheck, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { ProfileDetails } from '#web/dating/facts/profile-details.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { initialsOf } from '#web/ui/avatar.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** One's own profile, part by part; parts without anything to tell are left out. */
export function ProfileParts({ profile }: { profile: OwnDatingProfile }) {
  const t = useTranslations('dating')
  const { photos } = profile
  return (
    <div className="grid gap-6">
      <Head profile={profile} />
      {photos.length > 1 && (
        <ul aria-label={t('viewer.photos')} className="grid grid-cols-4 gap-2">
          {photos.slice(1).map((photo, index) => (
            <li key={photo.id}>
              <Picture
                picture={photo}
                alt={t('viewer.photo', { n: index + 2, total: photos.length })}
                sizes="8rem"
                ratio={4 / 5}
                className="rounded-xl"
              />
            </li>
          ))}
        </ul>
      )}
      <ProfileDetails profile={profile} />
    </div>
  )
}

function Head({ profile }: { profile: OwnDatingProfile }) {
  const t = useTranslations('dating')
  const { date } = useFormats()
  const nameOf = usePersonName()
  const { photos, fullName, displayName, age, location, verifiedAt } = profile
  const [main] = photos
  return (
    <div className="flex items-center gap-4">
      <span className="grid h-36 w-28 shrink-0 place-content-center overflow-hidden rounded-2xl bg-accent-soft text-4xl font-semibold text-accent-soft-foreground">
        {main ? (
          <Picture
            picture={main}
            alt={t('viewer.photo', { n: 1, total: photos.length })}
            sizes="7rem"
            ratio={7 / 9}
            className="w-28"
            eager
          />
        ) : (
          <span aria-hidden="true">{initialsOf(fullName)}</span>
        )}
      </span>
      <div className="min-w-0">
        <h3 lang="" className="font-display text-2xl leading-tight font-bold wrap-anywhere">
          {fullName}
        </h3>
        <p className="text-muted">{t('viewer.years', { age: String(age) })}</p>
        <p className="flex items-center gap-1.5">
          <MapPin size={16} aria-hidden="true" className="shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere">{location}</span>
        </p>
        <p className="mt-1 text-sm text-muted">{t('viewer.seen', { name: nameOf(displayName) })}</p>
        {verifiedAt !== null && (
          <p className="mt-1 flex items-center gap-1.5 text-sm font-medium text-success">
            <BadgeCheck size={16} aria-hidden="true" className="shrink-0" />
            {t('viewer.verifiedAt', { date: date(verifiedAt) })}
          </p>
        )}
      </div>
    </div>
  )
}
