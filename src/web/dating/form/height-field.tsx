import { Button } from '#web/ui/button.tsx'
import { Label } from '@heroui/react/label'
import { Slider } from '@heroui/react/slider'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { inFeet } from '#web/dating/write-height.ts'
import type { DatingForm } from './dating-form-policy.ts'

/** Begins at 170 cm and says nothing until it is moved. */
export function HeightField({ form: { control } }: { form: UseFormReturn<DatingForm> }) {
  const t = useTranslations('dating.form')
  const { field } = useController({ control, name: 'height' })
  const { value } = field
  const wasNotified = value !== null
  return (
    <div className="grid gap-1">
      <Slider
        minValue={DATING_LIMITS.heightMin}
        maxValue={DATING_LIMITS.heightMax}
        step={1}
        value={value ?? DATING_LIMITS.heightStart}
        onChange={(next) => field.onChange(typeof next === 'number' ? next : next[0])}
        className={wasNotified ? '' : 'opacity-70'}
      >
        <Label>{t('height')}</Label>
        <Slider.Output className="text-sm">
          {wasNotified ? t('heightValue', { cm: value, ...inFeet(value) }) : t('heightNone')}
        </Slider.Output>
        <Slider.Track>
          {wasNotified && <Slider.Fill />}
          <Slider.Thumb />
        </Slider.Track>
      </Slider>
      {wasNotified && (
        <Button
          variant="ghost"
          size="sm"
          className="min-h-11 justify-self-start px-2"
          onClick={() => field.onChange(null)}
        >
          {t('heightClear')}
        </Button>
      )}
    </div>
  )
}
