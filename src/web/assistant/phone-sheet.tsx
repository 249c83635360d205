import { Drawer } from '@heroui/react/drawer'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { InLanguage } from '#web/platform/language/in-language.tsx'
import { useLanguage } from '#web/platform/language/language.tsx'
import { ClearButton, LanguagePicker } from './chat-controls.tsx'
import { Conversation } from './conversation.tsx'
import { useChat } from './chat-store.ts'
import { languageOfChat } from './language-policy.ts'

interface PhoneSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The assistant on phones: a sheet as high as the screen, which closes when a card is followed. */
export function PhoneSheet({ isOpen, onOpenChange }: PhoneSheetProps) {
  const { shown } = useLanguage()
  const language = languageOfChat(useChat().language, shown)
  useCloseOnLeave(() => onOpenChange(false))
  return (
    <Drawer.Backdrop isOpen={isOpen} onOpenChange={onOpenChange}>
      <Drawer.Content placement="bottom">
        <Drawer.Dialog className="h-full! max-h-full! rounded-none! p-0!">
          <InLanguage language={language} className="flex h-full flex-col bg-background">
            <Inside />
          </InLanguage>
        </Drawer.Dialog>
      </Drawer.Content>
    </Drawer.Backdrop>
  )
}

function Inside() {
  const t = useTranslations('assistant')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 border-b border-border bg-surface px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2">
        <Drawer.Heading className="min-w-0 flex-1 text-lg leading-tight font-bold">
          {t('sheetTitle')}
        </Drawer.Heading>
        {/* on the narrowest screens they get a line of their own, and the title stays in one */}
        <div className="flex items-center gap-1 max-[24rem]:order-last max-[24rem]:w-full">
          <LanguagePicker />
          <ClearButton />
        </div>
        <Drawer.CloseTrigger aria-label={t('close')} className="static size-11" />
      </div>
      <Conversation form="sheet" />
    </>
  )
}

function useCloseOnLeave(close: () => void): void {
  const href = useLocation({ select: (location) => location.href })
  const opened = useRef(href)
  useEffect(() => {
    if (opened.current === href) return
    opened.current = href
    close()
  })
}
