import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'
import { useGoSignIn } from '#web/networking/ask-sign-in.ts'
import { SuggestionRow } from '#web/networking/connections/suggestion-row.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { useSuggestions } from './list-suggestions.ts'
import { SideCard } from './side-card.tsx'

/** People to connect with: a row that scrolls on phones, a list beside the posts on wide screens. */
export function SuggestionsCard() {
  const t = useTranslations('networking.suggestions')
  const { user, loading } = useSession()
  return (
    <SideCard title={t('title')}>
      {user && <People />}
      {!user && !loading && <Invitation />}
    </SideCard>
  )
}

function Invitation() {
  const t = useTranslations('networking.suggestions')
  const signIn = useGoSignIn()
  return (
    <>
      <p className="text-muted">{t('signIn')}</p>
      <Button variant="secondary" className="min-h-11 justify-self-start" onClick={signIn}>
        {t('signInAction')}
      </Button>
    </>
  )
}

function People() {
  const t = useTranslations('networking.suggestions')
  const tUi = useTranslations('ui')
  const errorText = useErrorText()
  const { data, error, refetch } = useSuggestions('', true)
  if (!data && error)
    return (
      <div role="alert">
        <p className="text-muted">{errorText(error)}</p>
        <Button variant="secondary" className="mt-2 min-h-11" onClick={() => void refetch()}>
          {tUi('retry')}
        </Button>
      </div>
    )
  if (!data) return <Skeleton className="h-32 w-full rounded-xl" aria-busy="true" />
  if (data.items.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-0.5 max-lg:scrollbar-none lg:mx-0 lg:grid lg:max-h-[min(28rem,calc(100dvh-13rem))] lg:gap-1 lg:overflow-y-auto lg:px-0 lg:[scrollbar-width:thin]">
      {data.items.map((suggestion) => (
        <li
          key={suggestion.person.userId}
          className="relative w-68 shrink-0 snap-start rounded-2xl border border-border p-3 lg:w-auto lg:border-0 lg:px-1 lg:py-2"
        >
          <SuggestionRow suggestion={suggestion} />
        </li>
      ))}
    </ul>
  )
}
