import { CalendarSync, Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Group } from '#contract/groups/group.ts'
import { useCopyLink } from '#web/listings/share/public.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** How a calendar follows a group: it opens the address itself, or is given it by hand. */
export function FeedSheet({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useTranslations('groups.events.feed')
  const copy = useCopyLink()
  const url = `${location.origin}/groups/${group.id}/events.ics`
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('title')}>
      <div className="grid gap-4 p-1">
        <p className="text-muted">{t('lead')}</p>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className={buttonClass({ size: 'lg', fullWidth: true }, 'min-h-12')}
        >
          <CalendarSync size={19} aria-hidden="true" />
          {t('open')}
        </a>
        <Button
          variant="secondary"
          className="min-h-11"
          onClick={() => void copy({ title: group.title, url })}
        >
          <Copy size={18} aria-hidden="true" />
          {t('copy')}
        </Button>
        <p lang="en" className="text-sm break-all text-muted">
          {url}
        </p>
      </div>
    </Sheet>
  )
}
