import { PressButton } from '#web/ui/press-button.tsx'
import { Dropdown } from '@heroui/react/dropdown'
import { Label } from '@heroui/react/label'
import { EllipsisVertical, Flag, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Post } from '#contract/networking/posts/post.ts'
import { useAskSignIn } from '#web/networking/ask-sign-in.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
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
  const choose = (chosen: PostTopic | undefined) => {
    if (chosen && (chosen !== 'report' || askSignIn('report'))) setTopic(chosen)
  }
  return (
    <>
      <Dropdown onOpenChange={() => setNow(Date.now())}>
        <PressButton isIconOnly variant="ghost" aria-label={t('label')} className="-me-2 size-11 shrink-0">
          <EllipsisVertical size={20} aria-hidden="true" />
        </PressButton>
        <Dropdown.Popover placement="bottom end" className="min-w-52">
          <Dropdown.Menu
            aria-label={t('label')}
            onAction={(key) => choose(topics.find((one) => one === key))}
          >
            {topics.map((one) => {
              const Icon = ICONS[one]
              return (
                <Dropdown.Item
                  key={one}
                  id={one}
                  textValue={t(one)}
                  variant={one === 'delete' ? 'danger' : 'default'}
                  className="min-h-11"
                >
                  <Icon
                    size={19}
                    aria-hidden="true"
                    className={`shrink-0 ${one === 'delete' ? 'text-danger' : ''}`}
                  />
                  <Label>{t(one)}</Label>
                </Dropdown.Item>
              )
            })}
          </Dropdown.Menu>
        </Dropdown.Popover>
      </Dropdown>
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
