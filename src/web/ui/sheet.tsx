import { Drawer } from '@heroui/react/drawer'
import { Modal } from '@heroui/react/modal'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useIsWide } from './media-query.ts'

interface SheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  children: ReactNode
  /** Buttons at the lower edge. */
  footer?: ReactNode
  /** Does a tap beside it or the escape key close it? */
  isDismissable?: boolean
  /** As wide as the screen allows, for what stands side by side. */
  isLarge?: boolean
}

/** A sheet from below on phones, a dialog on wide screens. */
export function Sheet(props: SheetProps) {
  const { isOpen, onOpenChange, title, children, footer, isDismissable = true, isLarge = false } = props
  const isWide = useIsWide()
  const t = useTranslations('ui')
  useEscape(isOpen, () => isDismissable && onOpenChange(false))
  if (isWide)
    return (
      <Modal.Backdrop isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
        <Modal.Container scroll="inside" size={isLarge ? 'cover' : 'md'}>
          <Modal.Dialog>
            <Modal.CloseTrigger aria-label={t('close')} />
            <Modal.Header>
              <Modal.Heading>{title}</Modal.Heading>
            </Modal.Header>
            <Modal.Body className="text-base leading-relaxed">{children}</Modal.Body>
            {footer && <Modal.Footer>{footer}</Modal.Footer>}
          </Modal.Dialog>
        </Modal.Container>
      </Modal.Backdrop>
    )
  return (
    <Drawer.Backdrop isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={isDismissable}>
      <Drawer.Content placement="bottom">
        <Drawer.Dialog className="pb-[max(1rem,env(safe-area-inset-bottom))]">
          <Drawer.Handle />
          <Drawer.CloseTrigger aria-label={t('close')} />
          <Drawer.Header>
            <Drawer.Heading>{title}</Drawer.Heading>
          </Drawer.Header>
          <Drawer.Body className="text-base leading-relaxed">{children}</Drawer.Body>
          {footer && <Drawer.Footer>{footer}</Drawer.Footer>}
        </Drawer.Dialog>
      </Drawer.Content>
    </Drawer.Backdrop>
  )
}

/** Sheets that are open, the one on top last. */
const open: symbol[] = []

/**
 * Closes a sheet with the Escape key also where the focus is nowhere: a button that was pressed and is gone, or was
 * disabled while it worked, takes the focus with it, and no key event reaches the sheet any more.
 */
function useEscape(isOpen: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const own = Symbol('sheet')
    open.push(own)
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.activeElement !== document.body) return
      if (open.at(-1) === own) latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      open.splice(open.indexOf(own), 1)
    }
  }, [isOpen])
}
