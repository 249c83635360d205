import { ComboBox } from '@heroui/react/combo-box'
import { Input } from '@heroui/react/input'
import { Label } from '@heroui/react/label'
import { ListBox } from '@heroui/react/list-box'
import { useMemo } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { allTimeZones } from '#contract/groups/time-zone.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { writeZone } from '#web/groups/time/write-event-time.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { FieldNotes } from '#web/ui/fields/field-parts.tsx'
import type { FieldProps } from '#web/ui/fields/field-props.ts'

interface ZoneChoice {
  id: string
  label: string
}

/** "America/New_York" → "New York · Eastern Time". */
function labelOf(zone: string, language: InterfaceLanguage, hasNames: boolean): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const name = writeZone(zone, language, hasNames)
  return name === city ? city : `${city} · ${name}`
}

/** Making a name takes a fraction of a millisecond, and there are hundreds. */
const known = new Map<string, readonly ZoneChoice[]>()

function zonesIn(language: InterfaceLanguage, hasNames: boolean): readonly ZoneChoice[] {
  const key = `${language} ${hasNames}`
  const made = known.get(key) ?? allTimeZones().map((id) => ({ id, label: labelOf(id, language, hasNames) }))
  known.set(key, made)
  return made
}

/** A time zone; typed letters find it by its city or its name. The usual ones come first. */
export function ZoneField<V extends FieldValues, C, T>(props: FieldProps<V, C, T>) {
  const { control, name, label, hint, isRequired = false } = props
  const t = useTranslations('groups.dialog')
  const { language, catalogue } = useLanguage()
  const hasNames = catalogue.formats === undefined
  const { field, fieldState } = useController({ control, name })
  const value: unknown = field.value
  const zones = useMemo(() => {
    const all = zonesIn(language, hasNames)
    // an older name of a zone is as good
    return typeof value !== 'string' || all.some(({ id }) => id === value)
      ? all
      : [{ id: value, label: labelOf(value, language, hasNames) }, ...all]
  }, [language, hasNames, value])
  return (
    <ComboBox<ZoneChoice>
      fullWidth
      menuTrigger="focus"
      validationBehavior="aria"
      isRequired={isRequired}
      isInvalid={fieldState.invalid}
      defaultItems={zones}
      selectedKey={typeof value === 'string' ? value : null}
      onSelectionChange={(key) => {
        if (key !== null) field.onChange(String(key))
      }}
      onBlur={field.onBlur}
    >
      <Label>{label}</Label>
      <ComboBox.InputGroup>
        <Input className="min-h-11 pe-10 text-ellipsis" autoComplete="off" />
        <ComboBox.Trigger aria-label={t('openZones')} />
      </ComboBox.InputGroup>
      <FieldNotes hint={hint} error={fieldState.error?.message} />
      <ComboBox.Popover>
        <ListBox<ZoneChoice>>
          {(zone) => (
            <ListBox.Item id={zone.id} textValue={zone.label} className="min-h-11">
              {zone.label}
              <ListBox.ItemIndicator />
            </ListBox.Item>
          )}
        </ListBox>
      </ComboBox.Popover>
    </ComboBox>
  )
}
