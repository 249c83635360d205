import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { SwitchCard } from '#web/ui/switch-card.tsx'
import { useSetIndexing } from './set-indexing.ts'

/** May search engines list what one offers? */
export function IndexingSwitch() {
  const t = useTranslations('profiles.indexing')
  const errorText = useErrorText()
  const { profile } = useSession()
  const { mutate, variables, isPending } = useSetIndexing()
  if (!profile) return null
  return (
    <SwitchCard
      label={t('label')}
      hint={t('hint')}
      isOn={isPending ? variables.isIndexed : profile.isIndexed}
      onChange={(isIndexed) =>
        mutate(
          { isIndexed },
          {
            onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
          },
        )
      }
    />
  )
}
