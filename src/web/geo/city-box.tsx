import { PressButton } from '#web/ui/press-button.tsx'
import { ComboBox } from '@heroui/react/combo-box'
import { Description } from '@heroui/react/description'
import { FieldError } from '@heroui/react/field-error'
import { Input } from '@heroui/react/input'
import { Label } from '@heroui/react/label'
import { ListBox } from '@heroui/react/list-box'
import { LocateFixed } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Place } from '#contract/geo/place.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { placeName } from '#web/platform/place.ts'
import { useCountryName } from './write-country.ts'
import { type Located, useLocateCity } from './locate-city.ts'
import { useSearchPlaces } from './search-places.ts'

interface CityBoxProps {
  value: Pick<Place, 'id' | 'name' | 'nameAm' | 'admin1'> | null
  onChange: (place: Place | null) => void
  /** What was typed counts also where it is no city of the list. */
  words?: { text: string; onChange: (text: string) => void }
  placeholder?: string
  label: ReactNode
  hint?: ReactNode
  errorMessage?: string | undefined
  isRequired?: boolean
  /** Offers "Use my position" below the box. */
  allowLocate?: boolean
  /** Told in place of `onChange` when the device found the city. */
  onLocate?: (located: Located) => void
  /** Stands beside that. */
  action?: ReactNode
}

/** A city out of the bundled places, typed in Latin or Ethiopic script. */
export function CityBox(props: CityBoxProps) {
  const {
    value,
    onChange,
    words: free,
    placeholder,
    label,
    hint,
    errorMessage,
    isRequired = false,
    allowLocate = false,
    onLocate = ({ place }) => onChange(place),
    action,
  } = props
  const t = useTranslations('geo')
  const { script } = useLanguage()
  const country = useCountryName()
  const shown = free ? free.text : value ? placeName(value, script) : ''
  const [typed, setTyped] = useState(shown)
  const [known, setKnown] = useState(shown)
  if (known !== shown) {
    setKnown(shown)
    // what comes from elsewhere does not write over what somebody is typing
    if (typed === known) setTyped(shown)
  }
  const isSettled = free ? value !== null : typed === shown
  const words = useSettled(isSettled ? '' : typed)
  const [opened, setOpened] = useState(false)
  const found = useSearchPlaces(words, opened)
  return (
    <div className="grid grid-cols-1 gap-1">
      <ComboBox<Place>
        fullWidth
        allowsEmptyCollection
        allowsCustomValue
        menuTrigger="focus"
        validationBehavior="aria"
        isRequired={isRequired}
        isInvalid={errorMessage !== undefined}
        items={found.data?.items ?? []}
        inputValue={typed}
        onInputChange={(text) => {
          setTyped(text)
          free?.onChange(text)
        }}
        selectedKey={value ? String(value.id) : null}
        onOpenChange={(open) => open && setOpened(true)}
        onFocus={({ target }) => {
          setOpened(true)
          // whoever comes to choose another city writes over the one that stands there
          if (target instanceof HTMLInputElement) target.select()
        }}
        onBlur={() => setTyped(shown)}
        onSelectionChange={(key) => {
          const chosen = found.data?.items.find((place) => String(place.id) === key)
          if (!chosen) return
          setTyped(placeName(chosen, script))
          onChange(chosen)
        }}
      >
        <Label>{label}</Label>
        <ComboBox.InputGroup>
          <Input className="min-h-11" placeholder={placeholder ?? t('placeholder')} autoComplete="off" />
          <ComboBox.Trigger aria-label={t('open')} />
        </ComboBox.InputGroup>
        {hint && errorMessage === undefined && <Description>{hint}</Description>}
        <FieldError>{errorMessage}</FieldError>
        <ComboBox.Popover>
          <ListBox<Place> renderEmptyState={() => <Nothing search={found} />}>
            {(place) => (
              <ListBox.Item id={String(place.id)} textValue={placeName(place, script)} className="min-h-11">
                <span className="min-w-0 flex-1">{placeName(place, script)}</span>
                <span className="text-sm text-muted">{country(place.country)}</span>
                <ListBox.ItemIndicator />
              </ListBox.Item>
            )}
          </ListBox>
        </ComboBox.Popover>
      </ComboBox>
      {found.isError && <SearchFailure search={found} />}
      {(allowLocate || action) && (
        <div className="-ms-2 flex flex-wrap items-start gap-x-2">
          {allowLocate && <LocateButton onLocate={onLocate} />}
          {action}
        </div>
      )}
    </div>
  )
}

function Nothing({ search }: { search: ReturnType<typeof useSearchPlaces> }) {
  const t = useTranslations('geo')
  const words = search.isError ? 'failed' : search.isFetching || !search.data ? 'searching' : 'none'
  return <p className="p-3 text-muted">{t(words)}</p>
}

/** Below the box rather than in its list, where a button would be out of reach of the keyboard. */
function SearchFailure({ search }: { search: ReturnType<typeof useSearchPlaces> }) {
  const t = useTranslations('ui')
  const errorText = useErrorText()
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p role="alert" className="text-sm text-danger">
        {errorText(search.error)}
      </p>
      <PressButton variant="ghost" size="sm" className="min-h-11" onPress={() => void search.refetch()}>
        {t('retry')}
      </PressButton>
    </div>
  )
}

function LocateButton({ onLocate }: { onLocate: (located: Located) => void }) {
  const t = useTranslations('geo')
  const { locate, busy, failure } = useLocateCity()
  return (
    <div>
      <PressButton
        variant="ghost"
        size="sm"
        className="min-h-11 justify-self-start px-2 text-start whitespace-normal"
        isDisabled={busy}
        onPress={() => void locate().then((located) => located && onLocate(located))}
      >
        <LocateFixed size={18} aria-hidden="true" />
        {t(busy ? 'locating' : 'locate')}
      </PressButton>
      <output className="block text-sm text-danger">{failure && t(failure)}</output>
    </div>
  )
}

/** What was typed, once the typing paused for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 150)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
