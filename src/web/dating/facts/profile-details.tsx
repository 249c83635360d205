import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Prompt } from '#contract/dating/profile/option.ts'
import type { DeckCard } from '#contract/dating/profile/profile.ts'
import { inFeet } from '#web/dating/write-height.ts'
import { useInterests } from '#web/dating/write-interest.ts'
import { useListed } from '#web/platform/format/write-list.ts'

interface ProfileDetailsProps {
  profile: Omit<DeckCard, 'id' | 'displayName' | 'age' | 'photos' | 'veiled' | 'city' | 'distance'>
  /** Likes the person for one of their answers; absent where there is nobody to like. */
  onLikeAnswer?: ((prompt: Prompt) => void) | undefined
}

/** All that a profile tells, part by part; parts without anything to tell are left out. */
export function ProfileDetails({ profile, onLikeAnswer }: ProfileDetailsProps) {
  const t = useTranslations('dating')
  const { nameOf } = useInterests()
  const listed = useListed()
  const { interests, profession, education, lookingFor, relationshipType } = profile
  const { culturalTags, languages, height, prompts, badges } = profile
  return (
    <div className="grid gap-6">
      <Part title={t('viewer.lookingFor')}>
        <p>
          <span className="inline-block first-letter:uppercase">
            {t(`viewer.lookingForValue.${lookingFor}`)}
          </span>{' '}
          · {t(`relationshipType.${relationshipType}`)}
        </p>
      </Part>
      <Part title={t('viewer.about')}>
        <p lang="" className="wrap-anywhere whitespace-pre-line">
          {profile.bio}
        </p>
      </Part>
      {prompts.map(({ prompt, answer }) => (
        <section key={prompt} className="flex items-end gap-3 rounded-card bg-accent-soft p-4">
          <div className="min-w-0 flex-1">
            <h3 className="font-sans text-sm font-semibold text-accent-soft-foreground">
              {t(`prompt.${prompt}`)}
            </h3>
            <p lang="" className="font-display text-xl leading-snug wrap-anywhere">
              {answer}
            </p>
          </div>
          {onLikeAnswer && (
            <button
              type="button"
              aria-label={t('deck.likeAnswer', { prompt: t(`prompt.${prompt}`) })}
              onClick={() => onLikeAnswer(prompt)}
              className="grid size-11 shrink-0 place-content-center rounded-full bg-surface text-berbere shadow-card"
            >
              <Heart size={20} aria-hidden="true" />
            </button>
          )}
        </section>
      ))}
      <Facts profile={profile} />
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
            {profession !== null && (
              <Fact name={t('viewer.profession')}>
                <span lang="">{profession}</span>
              </Fact>
            )}
            {education !== null && (
              <Fact name={t('viewer.education')}>
                <span lang="">{education}</span>
              </Fact>
            )}
          </dl>
        </Part>
      )}
      <Part title={t('viewer.languages')}>
        <p>{listed(languages.map((language) => t(`language.${language}`)))}</p>
      </Part>
      {height !== null && (
        <Part title={t('viewer.height')}>
          <p>{t('form.heightValue', { cm: height, ...inFeet(height) })}</p>
        </Part>
      )}
      <Part title={t('viewer.badges')}>
        <Chips words={badges.map((badge) => t(`badge.${badge}`))} />
      </Part>
    </div>
  )
}

/** Faith, family and place, as far as something is stated. */
function Facts({ profile: { faith, children, familyPlans, moving } }: Pick<ProfileDetailsProps, 'profile'>) {
  const t = useTranslations('dating')
  if (faith === null && children === null && familyPlans === null && moving === null) return null
  return (
    <Part title={t('viewer.facts')}>
      <dl className="grid gap-1">
        {faith !== null && <Fact name={t('fact.faith')}>{t(`faith.${faith}`)}</Fact>}
        {children !== null && <Fact name={t('fact.children')}>{t(`children.${children}`)}</Fact>}
        {familyPlans !== null && <Fact name={t('fact.familyPlans')}>{t(`familyPlans.${familyPlans}`)}</Fact>}
        {moving !== null && <Fact name={t('fact.moving')}>{t(`moving.${moving}`)}</Fact>}
      </dl>
    </Part>
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
