import { Skeleton } from '@heroui/react/skeleton'
import { useTranslations } from 'use-intl'
import type { Mentor } from '#contract/networking/people/list-mentors.ts'
import type { AskTopic } from '#contract/networking/people/topic.ts'
import { ConnectButton } from '#web/networking/connections/connect-button.tsx'
import { useGoSignIn } from '#web/networking/ask-sign-in.ts'
import { PersonFace } from '#web/networking/people/person-face.tsx'
import { SideCard } from '#web/networking/tab/side-card.tsx'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useSession } from '#web/platform/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMentors } from './list-mentors.ts'

/** People who have done it, beside the questions of a topic; all who read may offer the same. */
export function MentorsCard({ topic }: { topic: AskTopic | null }) {
  const t = useTranslations('networking.ask')
  const { user, loading } = useSession()
  const signIn = useGoSignIn()
  return (
    <SideCard title={t('mentors')}>
      {!user && !loading && (
        <>
          <p className="text-muted">{t('signIn')}</p>
          <Button variant="secondary" className="min-h-11 justify-self-start" onClick={signIn}>
            {t('signInAction')}
          </Button>
        </>
      )}
      {user && topic === null && <p className="text-muted">{t('chooseTopic')}</p>}
      {user && topic !== null && <People topic={topic} />}
      {user && (
        <ButtonLink
          to="/people/$id"
          params={{ id: user.id }}
          variant="secondary"
          className="min-h-11 justify-self-start"
        >
          {t('offer')}
        </ButtonLink>
      )}
    </SideCard>
  )
}

function People({ topic }: { topic: AskTopic }) {
  const t = useTranslations('networking.ask')
  const tUi = useTranslations('ui')
  const errorText = useErrorText()
  const { data, error, refetch } = useMentors(topic)
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
    <ul className="grid gap-4 lg:max-h-[calc(100dvh-20rem)] lg:overflow-y-auto lg:[scrollbar-width:thin]">
      {data.items.map((mentor) => (
        <li key={mentor.person.userId}>
          <MentorRow mentor={mentor} />
        </li>
      ))}
    </ul>
  )
}

const MentorRow = ({ mentor: { person, connection } }: { mentor: Mentor }) => (
  <div className="grid gap-2">
    <PersonFace person={person} />
    <div className="ps-15">
      <ConnectButton person={person} state={connection} isQuiet />
    </div>
  </div>
)
