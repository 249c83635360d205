import { Link2, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { WEB_LINK_MAX, WebLink } from '#contract/kit/web-link.ts'
import type { LinkPreview } from '#contract/networking/posts/post.ts'
import { LinkCard } from '#web/networking/post/link-card.tsx'
import { CallError } from '#web/platform/call/call-error.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { readAddress } from './attachment-policy.ts'
import { usePreviewLink } from './preview-link.ts'

interface LinkFieldProps {
  link: LinkPreview | null
  mayAdd: boolean
  onChange: (link: LinkPreview | null) => void
}

/** One link, with what stands behind it. */
export function LinkField({ link, mayAdd, onChange }: LinkFieldProps) {
  const t = useTranslations('networking.dialog')
  const [isOpen, setOpen] = useState(false)
  if (link)
    return (
      <div className="grid gap-2">
        <LinkCard link={link} />
        <Button
          variant="ghost"
          className="min-h-11 justify-self-start text-danger"
          onClick={() => onChange(null)}
        >
          <X size={18} aria-hidden="true" />
          {t('removeLink')}
        </Button>
      </div>
    )
  if (!mayAdd) return null
  if (isOpen)
    return (
      <AddressField
        onFound={(found) => {
          setOpen(false)
          onChange(found)
        }}
      />
    )
  return (
    <Button variant="secondary" className="min-h-11 justify-self-start" onClick={() => setOpen(true)}>
      <Link2 size={18} aria-hidden="true" />
      {t('addLink')}
    </Button>
  )
}

function AddressField({ onFound }: { onFound: (link: LinkPreview) => void }) {
  const t = useTranslations('networking.dialog')
  const errorText = useErrorText()
  const preview = usePreviewLink()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // whoever asked for it goes on by typing
  useEffect(() => field.current?.focus(), [])
  const id = useId()
  const look = async () => {
    if (preview.isPending) return
    const address = WebLink.safeParse(readAddress(typed)).data
    if (address === undefined) return setProblem(t('noAddress'))
    try {
      onFound((await preview.mutateAsync({ link: address })).preview)
    } catch (error) {
      // a page that shows nothing of itself can be linked to all the same
      if (error instanceof CallError && error.code === 'networking.link-unreadable')
        return onFound({ url: address, title: null, description: null, site: null })
      setProblem(errorText(error))
    }
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('link')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="url"
          inputMode="url"
          ref={field}
          placeholder="https://"
          maxLength={WEB_LINK_MAX}
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setTyped(target.value)
            setProblem(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void look()
          }}
          className="min-h-11 min-w-0 flex-1 rounded-field border border-[var(--field-border)] bg-field px-3 text-field-foreground focus-visible:outline-2 focus-visible:outline-accent aria-invalid:border-danger"
        />
        <Button
          variant="secondary"
          className="min-h-11"
          aria-disabled={preview.isPending}
          onClick={() => void look()}
        >
          {t(preview.isPending ? 'looking' : 'look')}
        </Button>
      </div>
      <p id={`${id}-note`} role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
