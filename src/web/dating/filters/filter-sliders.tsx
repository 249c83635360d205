import { Label } from '@heroui/react/label'
import { Slider } from '@heroui/react/slider'
import { useTranslations } from 'use-intl'
import { FILTER_LIMITS } from '#contract/dating/profile/profile.ts'
import { useWholeDistance } from '#web/dating/use-dating-distance.ts'
import { isOpenEnd } from './filter-policy.ts'

interface AgeSliderProps {
  value: readonly [number, number]
  onChange: (value: readonly [number, number]) => void
}

/** From 18 to 65, and older at its end. */
export function AgeSlider({ value: [from, to], onChange }: AgeSliderProps) {
  const t = useTranslations('dating.filters')
  return (
    <Slider
      minValue={FILTER_LIMITS.ageMin}
      maxValue={FILTER_LIMITS.ageMax}
      step={1}
      value={[from, to]}
      onChange={(next) => {
        const [youngest = from, oldest = to] = Array.isArray(next) ? next : [next]
        onChange([youngest, oldest])
      }}
    >
      <Label>{t('age')}</Label>
      <Slider.Output>{t('ageRange', { from, to: isOpenEnd(to) ? `${to}+` : String(to) })}</Slider.Output>
      <Slider.Track>
        <Slider.Fill />
        <Slider.Thumb index={0} aria-label={t('ageFrom')} />
        <Slider.Thumb index={1} aria-label={t('ageTo')} />
      </Slider.Track>
    </Slider>
  )
}

/** Miles are kept; what is shown follows the reader's country. */
export function DistanceSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useTranslations('dating.filters')
  const distance = useWholeDistance()
  return (
    <Slider
      minValue={FILTER_LIMITS.distanceMin}
      maxValue={FILTER_LIMITS.distanceMax}
      step={FILTER_LIMITS.distanceStep}
      value={value}
      onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
    >
      <Label>{t('distance')}</Label>
      <Slider.Output>{t('distanceValue', { distance: distance(value) })}</Slider.Output>
      <Slider.Track>
        <Slider.Fill />
        <Slider.Thumb />
      </Slider.Track>
    </Slider>
  )
}
