import { ExternalLink } from 'lucide-react'
import type { LinkPreview } from '#contract/networking/posts/post.ts'

/** What stands behind a link; it opens in a window of its own. */
export function LinkCard({ link: { url, title, description, site } }: { link: LinkPreview }) {
  const host = hostOf(url)
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="flex gap-3 rounded-2xl border border-border p-4 hover:border-accent focus-visible:outline-2 focus-visible:outline-accent"
    >
      <span className="min-w-0 flex-1">
        <span lang="" className="block truncate text-sm text-muted">
          {site === null || site === host ? host : `${site} · ${host}`}
        </span>
        <span lang="" className="line-clamp-2 font-semibold wrap-anywhere">
          {title ?? url}
        </span>
        {description !== null && (
          <span lang="" className="mt-0.5 line-clamp-2 text-sm text-muted wrap-anywhere">
            {description}
          </span>
        )}
      </span>
      <ExternalLink size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
    </a>
  )
}

/** Where it really leads, whatever the page calls itself. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url)
