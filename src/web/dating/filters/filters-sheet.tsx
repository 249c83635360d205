import { Button } from '#web/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  Children,
  DatingLanguage,
  Faith,
  FamilyPlans,
  Moving,
  SUGGESTED_INTERESTS,
} from '#contract/dating/profile/option.ts'
import { DATING_LIMITS, type DatingFilters } from '#contract/dating/profile/profile.ts'
import { ToggleChip } from '#web/dating/toggle-chip.tsx'
import { useInterests } from '#web/dating/write-interest.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { toast } from '#web/platform/device/toast.ts'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { AgeSlider, DistanceSlider } from './filter-sliders.tsx'
import { clearedFilters, DEALBREAKERS } from './filter-policy.ts'
import { useUpdateFilters } from './update-dating-filters.ts'

interface FiltersSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  filters: DatingFilters
}

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** Whom one wants to be shown. Nothing counts before it is applied. */
export function FiltersSheet({ isOpen, onOpenChange, filters }: FiltersSheetProps) {
  const t = useTranslations('dating.filters')
  const tDating = useTranslations('dating')
  const { nameOf } = useInterests()
  const errorText = useErrorText()
  const { mutate, isPending } = useUpdateFilters()
  const [chosen, setChosen] = useState(filters)
  const set = (part: Partial<DatingFilters>) => setChosen((now) => ({ ...now, ...part }))
  const apply = () =>
    mutate(
      { filters: chosen },
      {
        onSuccess: () => onOpenChange(false),
        onError: (error) => toast({ title: t('failed'), description: errorText(error), kind: 'danger' }),
      },
    )
  const ownInterests = chosen.interests.filter((one) => !SUGGESTED_INTERESTS.some((known) => known === one))
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      footer={
        <div className="flex w-full flex-wrap gap-2">
          <Button variant="ghost" size="lg" disabled={isPending} onClick={() => setChosen(clearedFilters())}>
            {t('clear')}
          </Button>
          <Button
            variant="tertiary"
            size="lg"
            className="ms-auto max-[420px]:ms-0 max-[420px]:flex-1"
            disabled={isPending}
            onClick={() => onOpenChange(false)}
          >
            {t('cancel')}
          </Button>
          <Button size="lg" className="max-[420px]:w-full" isPending={isPending} onClick={apply}>
            {t('apply')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6 p-1">
        <AgeSlider
          value={[chosen.ageMin, chosen.ageMax]}
          onChange={([ageMin, ageMax]) => set({ ageMin, ageMax })}
        />
        <DistanceSlider value={chosen.maxDistance} onChange={(maxDistance) => set({ maxDistance })} />
        <ChoiceChips
          title={t('languages')}
          options={DatingLanguage.options}
          chosen={chosen.languages}
          labelOf={(one) => tDating(`language.${one}`)}
          onChange={(languages) => set({ languages })}
        />
        <Chips title={t('interests')} isEmpty={chosen.interests.length === 0}>
          {[...SUGGESTED_INTERESTS, ...ownInterests].map((interest) => (
            <ToggleChip
              key={interest}
              isOn={chosen.interests.includes(interest)}
              isDisabled={
                chosen.interests.length >= DATING_LIMITS.interestsMax && !chosen.interests.includes(interest)
              }
              onToggle={() => set({ interests: toggled(chosen.interests, interest) })}
            >
              {nameOf(interest)}
            </ToggleChip>
          ))}
        </Chips>
        <details className="group" open={DEALBREAKERS.some((name) => chosen[name].length > 0)}>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t('dealbreakers')}
          </summary>
          <div className="grid gap-5 pt-1">
            <p className="text-sm text-muted">{t('dealbreakersMore')}</p>
            <ChoiceChips
              title={tDating('fact.faith')}
              options={Faith.options}
              chosen={chosen.faiths}
              labelOf={(one) => tDating(`faith.${one}`)}
              onChange={(faiths) => set({ faiths })}
            />
            <ChoiceChips
              title={tDating('fact.children')}
              options={Children.options}
              chosen={chosen.children}
              labelOf={(one) => tDating(`children.${one}`)}
              onChange={(children) => set({ children })}
            />
            <ChoiceChips
              title={tDating('fact.familyPlans')}
              options={FamilyPlans.options}
              chosen={chosen.familyPlans}
              labelOf={(one) => tDating(`familyPlans.${one}`)}
              onChange={(familyPlans) => set({ familyPlans })}
            />
            <ChoiceChips
              title={tDating('fact.moving')}
              options={Moving.options}
              chosen={chosen.moving}
              labelOf={(one) => tDating(`moving.${one}`)}
              onChange={(moving) => set({ moving })}
            />
          </div>
        </details>
        <div className="grid gap-1">
          <SwitchRow
            label={t('verifiedOnly')}
            isOn={chosen.verifiedOnly}
            onChange={(verifiedOnly) => set({ verifiedOnly })}
          />
          <SwitchRow
            label={t('activeRecently')}
            isOn={chosen.activeRecently}
            onChange={(activeRecently) => set({ activeRecently })}
          />
        </div>
      </div>
    </Sheet>
  )
}

interface ChoiceChipsProps<T extends string> {
  title: string
  options: readonly T[]
  chosen: readonly T[]
  labelOf: (one: T) => string
  onChange: (chosen: T[]) => void
}

function ChoiceChips<T extends string>({ title, options, chosen, labelOf, onChange }: ChoiceChipsProps<T>) {
  return (
    <Chips title={title} isEmpty={chosen.length === 0}>
      {options.map((one) => (
        <ToggleChip key={one} isOn={chosen.includes(one)} onToggle={() => onChange(toggled(chosen, one))}>
          {labelOf(one)}
        </ToggleChip>
      ))}
    </Chips>
  )
}

function Chips({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const t = useTranslations('dating.filters')
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      {isEmpty && <p className="text-xs text-muted">{t('any')}</p>}
    </fieldset>
  )
}
