import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { useUpdateMembership } from './update-membership.ts'

/** Whether visitors of a group that anybody may join see that one is in it. */
export function ListedSwitch({ groupId, isListed }: { groupId: Group['id']; isListed: boolean }) {
  const t = useTranslations('groups.page.own')
  const errorText = useErrorText()
  const update = useUpdateMembership()
  return (
    <SwitchRow
      label={t('listed')}
      hint={t('listedMore')}
      isOn={update.isPending ? update.variables.isListed : isListed}
      onChange={(isOn) =>
        update.mutate(
          { groupId, isListed: isOn },
          {
            onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
          },
        )
      }
    />
  )
}
