import { BadgeCheck, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { inFeet } from '#web/dating/write-height.ts'
import { useInterests } from '#web/dating/write-interest.ts'
import { useListed } from '#web/dating/write-list.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { usePersonName } from '#web/platform/format/person-name.ts'
import { initialsOf } from '#web/ui/avatar.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** One's own profile, part by part; parts without anything to tell are left out. */
export function ProfileParts({ profile }: { profile: OwnDatingProfile }) {
  const t = useTranslations('dating')
  const { nameOf } = useInterests()
  const listed = useListed()
  const { photos, interests, profession, education, lookingFor, relationshipType } = profile
  const { culturalTags, languages, height } = profile
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
      <Part title={t('viewer.about')}>
        <p lang="" className="wrap-anywhere whitespace-pre-line">
          {profile.bio}
        </p>
      </Part>
      {interests.length > 0 && (
        <Part title={t('viewer.interests')}>
          <Chips words={interests.map(nameOf)} />
        </Part>
      )}
      {culturalTags.length > 0 && (
        <Part title={t('viewer.tags')}>
          <Chips words={culturalTags.map((tag) => t(`tag.${tag}`))} />
        </Part>
      )}
      {(profession !== null || education !== null) && (
        <Part title={t('viewer.professional')}>
          <dl className="grid gap-1">
            {profession !== null && <Fact name={t('viewer.profession')}>{profession}</Fact>}
            {education !== null && <Fact name={t('viewer.education')}>{education}</Fact>}
          </dl>
        </Part>
      )}
      <Part title={t('viewer.lookingFor')}>
        <p>
          <span className="inline-block first-letter:uppercase">
            {t(`viewer.lookingForValue.${lookingFor}`)}
          </span>{' '}
          · {t(`relationshipType.${relationshipType}`)}
        </p>
      </Part>
      <Part title={t('viewer.languages')}>
        <p>{listed(languages.map((language) => t(`language.${language}`)))}</p>
      </Part>
      {height !== null && (
        <Part title={t('viewer.height')}>
          <p>{t('form.heightValue', { cm: height, ...inFeet(height) })}</p>
        </Part>
      )}
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
        {displayName !== fullName && (
          <p className="mt-1 text-sm text-muted">{t('viewer.seen', { name: nameOf(displayName) })}</p>
        )}
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1.5">
      <h3 className="font-sans text-sm font-semibold text-muted">{title}</h3>
      {children}
    </section>
  )
}

function Chips({ words }: { words: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="max-w-full truncate rounded-full bg-default px-3 py-1 text-sm">
          {word}
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{name}:</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
