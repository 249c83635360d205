import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'
import { deviceText } from '#web/platform/device/device-text.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

/** What was spoken before Tigrinya was switched on. It belongs to the device and outlives a sign-out (clear-device-data.ts). */
const KEY = 'language-before'

/** Tigrinya, while it is being translated; switched off it gives way to the language before it. */
export function useTigrinya(): { isOn: boolean; change: (isOn: boolean) => void } {
  const { shown, setLanguage } = useLanguage()
  const change = (isOn: boolean) => {
    if (isOn) deviceText.write(KEY, shown)
    void setLanguage(isOn ? 'ti' : languageBefore())
  }
  return { isOn: shown === 'ti', change }
}

/** Else the first that the browser asks for and the app speaks; English where there is none. */
function languageBefore(): InterfaceLanguage {
  const wanted = [deviceText.read(KEY), ...navigator.languages.map((tag) => tag.split('-')[0])]
  const found = wanted.flatMap((name) => INTERFACE_LANGUAGES.find((offered) => offered === name) ?? [])
  return found[0] ?? 'en'
}
