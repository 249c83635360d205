import { Keyboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { isFree } from './key-policy.ts'

const KEYS = [
  ['A', 'approve'],
  ['C', 'changes'],
  ['R', 'remove'],
  ['E', 'escalate'],
  ['M', 'more'],
  ['N', 'next'],
  ['U', 'undo'],
  ['?', 'help'],
] as const

/** Which key does what; the key `?` opens it too. */
export function KeyHelp() {
  const t = useTranslations('moderation.keys')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === '?' && isFree(event)) setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Button variant="outline" className="min-h-11 max-lg:hidden" onClick={() => setOpen(true)}>
        <Keyboard size={18} aria-hidden="true" />
        {t('button')}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={t('title')}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {KEYS.map(([key, name]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-9 place-items-center rounded-lg border border-border bg-surface-secondary px-2 py-1 font-sans font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{t(name)}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </>
  )
}
