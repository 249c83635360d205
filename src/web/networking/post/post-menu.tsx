import { Flag, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Post } from '#contract/networking/posts/post.ts'
import { useAskSignIn } from '#web/networking/ask-sign-in.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { ActionMenu } from '#web/ui/choices/action-menu.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useDeletePost } from './delete-post.ts'
import { type PostTopic, topicsOf } from './edit-policy.ts'
import { useReportPost } from './report-post.ts'

const EditSheet = lazy(() => import('./edit-sheet.tsx').then((module) => ({ default: module.EditSheet })))
const ReportSheet = lazy(() =>
  import('#web/safety/public.tsx').then((module) => ({ default: module.ReportSheet })),
)

const ICONS: Record<PostTopic, LucideIcon> = { edit: Pencil, delete: Trash2, report: Flag }

interface PostMenuProps {
  post: Post
  onGone?: () => void
}

/** What else can be done with a post. */
export function PostMenu({ post, onGone }: PostMenuProps) {
  const t = useTranslations('networking.post.menu')
  const askSignIn = useAskSignIn()
  const [topic, setTopic] = useState<PostTopic | null>(null)
  // looked at when the menu opens: by then it may be too late to edit
  const [now, setNow] = useState(() => Date.now())
  const topics = topicsOf(post, now)
  const choose = (chosen: PostTopic) => {
    if (chosen !== 'report' || askSignIn('report')) setTopic(chosen)
  }
  return (
    <>
      <ActionMenu
        label={t('label')}
        className="-me-2"
        actions={topics.map((key) => ({ key, label: t(key), Icon: ICONS[key], isGrave: key === 'delete' }))}
        onAction={choose}
        onOpenChange={() => setNow(Date.now())}
      />
      <Suspense>
        <Chosen post={post} topic={topic} onClose={() => setTopic(null)} {...(onGone && { onGone })} />
      </Suspense>
    </>
  )
}

interface ChosenProps extends PostMenuProps {
  topic: PostTopic | null
  onClose: () => void
}

function Chosen({ post, topic, onClose, onGone }: ChosenProps) {
  const t = useTranslations('networking.post')
  const errorText = useErrorText()
  const remove = useDeletePost()
  const report = useReportPost()
  const toggle = (isOpen: boolean) => !isOpen && onClose()
  const postId = post.id
  if (topic === 'edit') return <EditSheet post={post} isOpen onOpenChange={toggle} />
  if (topic === 'report')
    return (
      <ReportSheet
        kind="post"
        isOpen
        onOpenChange={toggle}
        onSend={(fields) => report.mutateAsync({ postId, report: fields })}
        blockable={
          post.author && {
            userId: post.author.userId,
            name: post.author.name,
            onBlock: () => onGone?.(),
          }
        }
      />
    )
  if (topic === 'delete')
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={toggle}
        title={t('delete.title')}
        confirmLabel={t('delete.confirm')}
        onConfirm={async () => {
          try {
            await remove.mutateAsync({ postId })
            onGone?.()
            toast({ title: t('delete.done') })
          } catch (error) {
            toast({ title: t('delete.failed'), description: errorText(error), kind: 'danger' })
          }
        }}
      >
        {t('delete.text')}
      </ConfirmDialog>
    )
  return null
}
