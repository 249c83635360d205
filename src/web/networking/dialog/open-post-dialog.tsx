import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAskSignIn } from '#web/networking/ask-sign-in.ts'

const PostDialog = lazy(() => import('./post-dialog.tsx').then((module) => ({ default: module.PostDialog })))

/**
 * Opens the dialog that writes a post; visitors learn that they need an account.
 * @param onPosted once the dialog has closed over a new post
 */
export function usePostDialog(onPosted?: () => void): { open: () => void; dialog: ReactNode } {
  const askSignIn = useAskSignIn()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const open = () => {
    if (askSignIn('post')) setOpen(true)
  }
  const dialog = isOpen !== null && (
    <Suspense>
      <PostDialog isOpen={isOpen} onOpenChange={setOpen} onPosted={onPosted} />
    </Suspense>
  )
  return { open, dialog }
}
