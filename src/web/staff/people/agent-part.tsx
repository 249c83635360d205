import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { markAgent } from '#contract/staff/people/mark-agent.ts'
import type { PersonFile } from '#contract/staff/people/person-file.ts'
import { call } from '#web/platform/call/call.ts'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ReasonSheet } from './reason-sheet.tsx'

/** Whether somebody pays for each home that they post, and the other choice with a reason. */
export function AgentPart({ file: { card, isAgent } }: { file: PersonFile }) {
  const t = useTranslations('staff.person')
  const cache = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const act = t(isAgent ? 'unmarkAgent' : 'markAgent')
  const send = async (reason: string) => {
    const { isAgent: isMarked } = await call(markAgent, { userId: card.userId, isAgent: !isAgent, reason })
    toast({ title: t(isMarked ? 'agentMarked' : 'agentUnmarked', { name: card.name }), kind: 'success' })
    setOpen(false)
    await cache.invalidateQueries({ queryKey: ['staff'] })
  }
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-3 border-t border-border pt-4">
      <p>
        <span className="text-muted">{t('agent')}: </span>
        <span className="font-medium">{t(isAgent ? 'agentYes' : 'agentNo')}</span>
      </p>
      <Button variant="outline" className="min-h-11" onClick={() => setOpen(true)}>
        {act}
      </Button>
      {isOpen && (
        <ReasonSheet
          title={act}
          text={t('agentText')}
          button={act}
          send={send}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
