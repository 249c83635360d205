import { Description } from '@heroui/react/description'
import { Label } from '@heroui/react/label'
import { Switch } from '@heroui/react/switch'
import { useTranslations } from 'use-intl'
import type { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { useUpdateVisibility } from './update-visibility.ts'

const SWITCHES = [
  { name: 'isPaused', words: 'pause' },
  { name: 'isIncognito', words: 'incognito' },
  { name: 'hidesFromGroups', words: 'groups' },
  { name: 'hidesFromConnections', words: 'connections' },
] as const

/** Each switch counts at once. */
export function VisibilityPart({ profile }: { profile: OwnDatingProfile }) {
  const t = useTranslations('dating.visibility')
  const { change, isPending } = useUpdateVisibility(profile)
  return (
    <div className="grid gap-3">
      {SWITCHES.map(({ name, words }) => (
        <Switch
          key={name}
          isSelected={profile[name]}
          isDisabled={isPending}
          onChange={(isOn) => change({ [name]: isOn })}
        >
          <Switch.Content className="min-h-11">
            <Switch.Control>
              <Switch.Thumb />
            </Switch.Control>
            <Label>{t(words)}</Label>
          </Switch.Content>
          <Description>{t(`${words}More`)}</Description>
        </Switch>
      ))}
    </div>
  )
}
