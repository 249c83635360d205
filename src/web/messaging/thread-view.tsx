import type { ThreadId } from '#contract/messaging/thread.ts'
import { useThread } from './load-thread.ts'
import { SubjectCard } from './thread-subject.tsx'

interface ThreadViewProps {
  threadId: ThreadId
  /** Back to the list, where that is not beside it. */
  onBack?: () => void
}

/** An open conversation; fills the height of its parent. */
export function ThreadView({ threadId }: ThreadViewProps) {
  const { data: thread } = useThread(threadId)
  if (!thread) return null
  return (
    <section className="flex h-full min-h-0 flex-col">
      <h2>{thread.peer?.name}</h2>
      <SubjectCard about={thread} />
    </section>
  )
}
