import { useTranslations } from 'use-intl'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { useUpdateVisibility } from './update-visibility.ts'

const SWITCHES = [
  { name: 'hidesFromGroups', words: 'groups' },
  { name: 'hidesFromConnections', words: 'connections' },
  { name: 'isIncognito', words: 'incognito' },
  { name: 'isPaused', words: 'pause' },
] as const

/** Each switch counts at once, and stays where the focus is while it is saved. */
export function VisibilityPart({ profile }: { profile: OwnDatingProfile }) {
  const t = useTranslations('dating.visibility')
  const { change } = useUpdateVisibility(profile)
  return (
    <div className="grid gap-3">
      {SWITCHES.map(({ name, words }) => (
        <SwitchRow
          key={name}
          label={t(words)}
          hint={t(`${words}More`)}
          isOn={profile[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
    </div>
  )
}
