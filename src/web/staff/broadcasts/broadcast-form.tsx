import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import type { Place } from '#contract/geo/place.ts'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import { BROADCAST_LIMITS, BroadcastContent } from '#contract/staff/broadcasts/broadcast.ts'
import { countAudience } from '#contract/staff/broadcasts/count-audience.ts'
import { CityBox } from '#web/geo/public.tsx'
import { call } from '#web/platform/call/call.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { placeName } from '#web/platform/place.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/fields/check-field.tsx'
import { ChoiceField } from '#web/ui/fields/choice-field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { BroadcastPreview, type Drafted } from './broadcast-preview.tsx'

const ALL = 'all'
const Fields = BroadcastContent.extend({
  /** Empty: none. */
  path: z.union([z.literal(''), BroadcastContent.shape.path.unwrap()]),
  language: z.enum([ALL, ...INTERFACE_LANGUAGES]),
  byMail: z.boolean(),
})
type Fields = z.infer<typeof Fields>

const EMPTY: Fields = {
  titleEn: '',
  titleAm: '',
  textEn: '',
  textAm: '',
  path: '',
  language: ALL,
  byMail: false,
}

/** Written, looked at and counted, and only then sent. */
export function BroadcastForm() {
  const t = useTranslations('staff.broadcasts')
  const errorText = useErrorText()
  const [places, setPlaces] = useState<readonly Place[]>([])
  const [drafted, setDrafted] = useState<Drafted | null>(null)
  const { control, handleSubmit, reset, formState } = useForm<Fields>({
    resolver: zodResolver(Fields),
    defaultValues: EMPTY,
  })
  const check = handleSubmit(async ({ language, byMail, path, ...content }) => {
    const audience = { placeIds: places.map(({ id }) => id), language: language === ALL ? null : language }
    try {
      const { people } = await call(countAudience, audience)
      setDrafted({ content: { ...content, path: path === '' ? null : path }, audience, byMail, people })
    } catch (error) {
      toast({ title: t('failed'), description: errorText(error), kind: 'danger' })
    }
  })
  const finish = () => {
    setDrafted(null)
    setPlaces([])
    reset(EMPTY)
  }
  const title = { max: BROADCAST_LIMITS.titleMax, isProse: true, isRequired: true } as const
  const text = { max: BROADCAST_LIMITS.textMax, rows: 4, isRequired: true } as const
  return (
    <form
      onSubmit={(event) => void check(event)}
      noValidate
      className="grid gap-5 rounded-card bg-surface p-5 shadow-card"
    >
      <h2 className="text-lg font-bold">{t('new')}</h2>
      <TextField control={control} name="titleEn" label={t('titleEn')} {...title} />
      <TextAreaField control={control} name="textEn" label={t('textEn')} {...text} />
      <TextField control={control} name="titleAm" label={t('titleAm')} {...title} />
      <TextAreaField control={control} name="textAm" label={t('textAm')} {...text} />
      <TextField control={control} name="path" label={t('path')} hint={t('pathHint')} />
      <Cities places={places} onChange={setPlaces} />
      <ChoiceField
        control={control}
        name="language"
        label={t('language')}
        choices={[
          { value: ALL, label: t('allLanguages') },
          ...INTERFACE_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) })),
        ]}
      />
      <CheckField control={control} name="byMail" label={t('byMail')} />
      <Button type="submit" size="lg" fullWidth isPending={formState.isSubmitting}>
        {t('check')}
      </Button>
      {drafted && <BroadcastPreview drafted={drafted} onSent={finish} onClose={() => setDrafted(null)} />}
    </form>
  )
}

interface CitiesProps {
  places: readonly Place[]
  onChange: (places: readonly Place[]) => void
}

function Cities({ places, onChange }: CitiesProps) {
  const t = useTranslations('staff.broadcasts')
  const { script } = useLanguage()
  const add = (place: Place | null) => {
    if (place && places.length < BROADCAST_LIMITS.places && !places.some(({ id }) => id === place.id))
      onChange([...places, place])
  }
  return (
    <div className="grid gap-2">
      {/* chosen is added below, and the box is empty for the next one */}
      <CityBox key={places.length} value={null} onChange={add} label={t('cities')} hint={t('citiesHint')} />
      {places.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {places.map((place) => (
            <li key={place.id}>
              <button
                type="button"
                className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-border px-4 hover:border-accent"
                aria-label={t('removeCity', { city: placeName(place, script) })}
                onClick={() => onChange(places.filter(({ id }) => id !== place.id))}
              >
                {placeName(place, script)}
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
