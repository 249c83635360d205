import { useTranslations } from 'use-intl'
import { useAskToJoin } from '#web/platform/session/ask-to-join.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { toast } from '#web/platform/device/toast.ts'

/** What a visitor cannot do. */
export type MembersAct = 'connect' | 'comment' | 'like' | 'post' | 'repost' | 'report' | 'save'

/** Leads to where one joins, and back here. */
export function useGoSignIn(): () => void {
  const askToJoin = useAskToJoin()
  return () => askToJoin('network')
}

/** Tells visitors that they need an account for what they were about to do, and answers false; true for all others. */
export function useAskSignIn(): (act: MembersAct) => boolean {
  const t = useTranslations('networking.signIn')
  const { user } = useSession()
  const signIn = useGoSignIn()
  return (act) => {
    if (user) return true
    toast({
      title: t('title'),
      description: t(act),
      kind: 'danger',
      action: { label: t('action'), onPress: signIn },
    })
    return false
  }
}
