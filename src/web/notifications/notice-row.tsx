import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FactsOf, NoticeKind, NoticeOf } from '#contract/notices.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import { useFormats } from '#web/platform/format/format.ts'
import { TimeAgo } from '#web/platform/format/time-ago.tsx'
import { usePersonName } from '#web/platform/format/person-name.ts'

export type NoticeLink = Pick<LinkProps, 'to' | 'params' | 'search'>

/** What the values of a sentence are written with. */
export interface NoticeWriter extends Pick<ReturnType<typeof useFormats>, 'money' | 'date' | 'dateTime'> {
  /** Marks somebody's words in a sentence of ours, which may be in another language. */
  theirs(text: string): string
  nameOf(name: string): string
}

/** How a kind of notice looks in the list, given by the feature that sends it. */
interface NoticeLook<Kind extends NoticeKind> {
  icon: LucideIcon
  link(notice: NoticeOf<Kind>): NoticeLink
  /** Values of its sentence; by default every text of the facts. */
  values?(facts: FactsOf<Kind>, write: NoticeWriter): Record<string, string | number>
  /** The key of its sentence; by default the kind. */
  key?(facts: FactsOf<Kind>): string
  /** What stands below the sentence. */
  More?: ComponentType<{ facts: FactsOf<Kind>; subjectId: string }>
}

export interface NoticeLooks<Kinds extends NoticeKind = NoticeKind> {
  /** Path of the sentences in the catalogue. */
  words: string
  kinds: { readonly [Kind in Kinds]: NoticeLook<Kind> }
}

/** A look with the path of its words, as the app puts all features' together. */
export type AnyLook = NoticeLook<NoticeKind> & { words: string }

/** A notice in the list; the whole row leads to what it is about. */
export function NoticeRow({ item, look, onOpen }: { item: Notification; look: AnyLook; onOpen: () => void }) {
  const t = useTranslations('notifications')
  const { notice, at, isRead } = item
  const { icon: Icon, More } = look
  const text = useNoticeText(item, look)
  return (
    <article
      className={`relative flex gap-4 rounded-card p-4 shadow-card has-[a:focus-visible]:ring-2 has-[a:focus-visible]:ring-accent ${isRead ? 'bg-surface' : 'bg-accent-soft'}`}
    >
      <span className="grid size-10 shrink-0 place-content-center rounded-full bg-background text-accent">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className={`wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>
          <Link {...look.link(notice)} onClick={onOpen} className="outline-none after:absolute after:inset-0">
            {withTheirs(text)}
          </Link>
        </p>
        {More && <More facts={notice.facts} subjectId={notice.subjectId} />}
        <p className="flex gap-2 text-sm text-muted">
          <TimeAgo at={at} />
          {!isRead && <span className="font-semibold text-accent-soft-foreground">{t('unread')}</span>}
        </p>
      </div>
    </article>
  )
}

/** No sentence and no name has it in it. */
const MARK = '\u001F'
const theirs = (text: string) => `${MARK}${text}${MARK}`

function withTheirs(sentence: string): ReactNode {
  let at = 0
  return sentence.split(MARK).map((part, nth) => {
    const key = at
    at += part.length + MARK.length
    if (nth % 2 === 0) return part
    return (
      <bdi key={key} lang="">
        {part}
      </bdi>
    )
  })
}

function useNoticeText({ notice: { kind, facts } }: Notification, { words, values, key }: AnyLook): string {
  const t = useTranslations()
  const { money, date, dateTime } = useFormats()
  const nameOf = usePersonName()
  const write = { money, date, dateTime, theirs, nameOf }
  // the key is put together, so its words are checked by the test of the catalogue and not by the compiler
  const say = t as unknown as (path: string, values: Record<string, string | number>) => string
  return say(`${words}.${key?.(facts) ?? kind}`, values?.(facts, write) ?? textsOf(facts))
}

const textsOf = (facts: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, theirs(value)]] : [],
    ),
  )
