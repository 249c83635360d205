import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DataExport } from '#contract/account/exports/data-export.ts'
import { readDataExport } from '#contract/account/exports/read-data-export.ts'
import { requestDataExport } from '#contract/account/exports/request-data-export.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { useFormats } from '#web/platform/format/format.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { PagePart } from '#web/ui/page-part.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'

/** While a copy is built, how often the page asks whether it is there. */
const LOOK_AGAIN_MS = 4000
const MEGABYTE = 1_000_000

/** A copy of everything that is stored about oneself, as a file. */
export function ExportPart() {
  const t = useTranslations('account.data')
  const { data, error, refetch } = useQuery({
    ...api(readDataExport).queryOptions({}),
    // the address of the file holds for minutes only
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.latest && !isOver(state.data.latest) ? LOOK_AGAIN_MS : 240_000,
  })
  return (
    <PagePart title={t('export')} text={t('exportText')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Latest latest={data.latest} />}
    </PagePart>
  )
}

const hasPassed = (at: string): boolean => Date.parse(at) <= Date.now()

/** Is nothing being built? */
const isOver = ({ file, nextAt }: DataExport): boolean => file !== null || hasPassed(nextAt)

function Latest({ latest }: { latest: DataExport | null }) {
  const t = useTranslations('account.data')
  const { dateTime } = useFormats()
  if (latest === null) return <RequestButton />
  if (latest.file) return <Ready file={latest.file} latest={latest} />
  if (!isOver(latest))
    return (
      <output className="flex items-center gap-3 font-medium">
        <LoaderCircle
          size={20}
          aria-hidden="true"
          className="shrink-0 animate-spin text-accent motion-reduce:animate-none"
        />
        {t('building')}
      </output>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('unavailable', { date: dateTime(latest.requestedAt) })}</p>
      <RequestButton />
    </div>
  )
}

function Ready({ file, latest }: { file: NonNullable<DataExport['file']>; latest: DataExport }) {
  const t = useTranslations('account.data')
  const { dateTime, number } = useFormats()
  const mayRequest = hasPassed(latest.nextAt)
  const size = number(Math.max(0.1, Math.round(file.bytes / (MEGABYTE / 10)) / 10))
  return (
    <div className="grid justify-items-start gap-3">
      <a href={file.url} download="mesob-data.zip" className={buttonClass({}, 'min-h-11')}>
        <Download size={20} aria-hidden="true" />
        {t('download', { size })}
      </a>
      <p className="text-sm text-muted">
        {t('until', { made: dateTime(latest.requestedAt), until: dateTime(file.expiresAt) })}
      </p>
      {mayRequest ? (
        <RequestButton again />
      ) : (
        <p className="text-sm text-muted">{t('next', { at: dateTime(latest.nextAt) })}</p>
      )}
    </div>
  )
}

function RequestButton({ again = false }: { again?: boolean }) {
  const t = useTranslations('account.data')
  const cache = useQueryClient()
  const errorText = useErrorText()
  const { language } = useLanguage()
  const [isBusy, setBusy] = useState(false)
  const request = async () => {
    setBusy(true)
    try {
      const { latest } = await call(requestDataExport, { language: language === 'am' ? 'am' : 'en' })
      cache.setQueryData(api(readDataExport).queryOptions({}).queryKey, { latest })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
      await cache.invalidateQueries({ queryKey: api(readDataExport).key() })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant={again ? 'outline' : 'primary'}
      className="min-h-11"
      isPending={isBusy}
      onClick={() => void request()}
    >
      {t(again ? 'requestAgain' : 'request')}
    </Button>
  )
}
