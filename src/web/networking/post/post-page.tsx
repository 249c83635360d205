import { useParams } from '@tanstack/react-router'
import { PostId } from '#contract/networking/posts/post.ts'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { PostView } from './post-view.tsx'

/** The page of one post. */
export function PostPage() {
  const params: { id?: unknown } = useParams({ strict: false })
  const postId = PostId.safeParse(params.id).data
  return postId === undefined ? <NotFoundPage /> : <PostView key={postId} postId={postId} />
}
