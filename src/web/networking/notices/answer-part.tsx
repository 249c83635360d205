import { useTranslations } from 'use-intl'
import { UserId } from '#contract/profiles/profile.ts'
import { useChangeStanding } from '#web/networking/connections/change-standing.ts'
import { useRequests } from '#web/networking/connections/list-requests.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** Accepts or ignores a request where one reads of it, as long as it waits; the note that came with it stands above. */
export function AnswerPart({ subjectId }: { subjectId: string }) {
  const t = useTranslations('networking.connect')
  const tList = useTranslations('networking.connections')
  const errorText = useErrorText()
  const { data } = useRequests()
  const change = useChangeStanding()
  const request = data?.items.find(({ person }) => person.userId === subjectId)
  if (!request) return null
  const { name } = request.person
  const answer = async (act: 'accept' | 'ignore') => {
    try {
      const { state } = await change.mutateAsync({ userId: UserId.parse(subjectId), change: { act } })
      if (state === 'connected') toast({ title: t('accepted', { name }), kind: 'success' })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  }
  return (
    <div className="relative z-10 grid justify-items-start gap-2">
      {request.note !== null && (
        <p lang="" className="rounded-2xl bg-background px-3 py-2 text-sm wrap-anywhere">
          {request.note}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          className="min-h-11"
          aria-label={t('acceptOf', { name })}
          aria-disabled={change.isPending}
          onClick={() => !change.isPending && void answer('accept')}
        >
          {t('accept')}
        </Button>
        <Button
          variant="tertiary"
          className="min-h-11"
          aria-label={tList('ignoreOf', { name })}
          aria-disabled={change.isPending}
          onClick={() => !change.isPending && void answer('ignore')}
        >
          {tList('ignore')}
        </Button>
      </div>
    </div>
  )
}
