import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { changeSiteSetting } from '#contract/staff/settings/change-site-setting.ts'
import { readSiteSettings } from '#contract/staff/settings/read-site-settings.ts'
import { OPEN_OR_RULE, type SettingChange, type SiteSettingsView } from '#contract/staff/settings/setting.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { PlainSelect } from '#web/ui/choices/plain-select.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { SwitchCard } from '#web/ui/switch-card.tsx'
import { LimitForm } from './limit-form.tsx'

/** What is open, and how much of a day. Each change holds at once, and is logged. */
export function SettingsPart() {
  const { data, error, refetch } = useQuery({ ...api(readSiteSettings).queryOptions({}), staleTime: 0 })
  const change = useChange()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <PartsPart parts={data.parts} onChange={change} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CategoriesPart categories={data.categories} onChange={change} />
        <LimitsPart limits={data.limits} onChange={change} />
      </div>
    </div>
  )
}

type Change = (change: SettingChange) => void

function useChange(): Change {
  const t = useTranslations('staff.settings')
  const cache = useQueryClient()
  const errorText = useErrorText()
  const key = api(readSiteSettings).key({})
  const { mutate } = useMutation({
    ...api(changeSiteSetting).mutationOptions(),
    onSuccess: (settings) => {
      cache.setQueryData(key, settings)
      toast({ title: t('changed'), kind: 'success' })
    },
    onError: (error) => {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
      void cache.invalidateQueries({ queryKey: key })
    },
  })
  return (change) => mutate({ change })
}

function Card({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-card bg-surface p-5 shadow-card">
      <div>
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="text-muted">{lead}</p>
      </div>
      {children}
    </section>
  )
}

function PartsPart({ parts, onChange }: { parts: SiteSettingsView['parts']; onChange: Change }) {
  const t = useTranslations('staff.settings')
  return (
    <Card title={t('parts')} lead={t('partsLead')}>
      <ul className="grid gap-2">
        {parts.map(({ part, isOpen }) => (
          <li key={part}>
            <SwitchCard
              label={t(`part.${part}`)}
              hint={isOpen ? t('open') : t('closed')}
              isOn={isOpen}
              onChange={(next) => onChange({ kind: 'part', part, isOpen: next })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CategoriesPart({
  categories,
  onChange,
}: {
  categories: SiteSettingsView['categories']
  onChange: Change
}) {
  const t = useTranslations('staff.settings')
  const words = useTranslations('listings.category')
  return (
    <Card title={t('categories')} lead={t('categoriesLead')}>
      <ul className="grid gap-3">
        {categories.map(({ category, rule }) => (
          <li key={category}>
            <PlainSelect
              label={words(category)}
              value={rule}
              onChange={(next) => {
                const chosen = OPEN_OR_RULE.find((one) => one === next)
                if (chosen) onChange({ kind: 'category', category, rule: chosen })
              }}
              choices={OPEN_OR_RULE.map((value) => ({ value, label: t(`rule.${value}`) }))}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LimitsPart({ limits, onChange }: { limits: SiteSettingsView['limits']; onChange: Change }) {
  const t = useTranslations('staff.settings')
  return (
    <Card title={t('limits')} lead={t('limitsLead')}>
      <ul className="grid gap-4">
        {limits.map((one) => (
          <li key={one.limit}>
            <LimitForm
              key={one.perDay}
              limit={one}
              onSave={(perDay) => onChange({ kind: 'limit', limit: one.limit, perDay })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
