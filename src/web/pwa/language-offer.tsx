import { useState } from 'react'
import { deviceText } from '#web/platform/device/device-text.ts'
import { STORAGE_KEY, useLanguage } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

/** In the language that is offered, and English for whoever stays with it. */
const OFFERS = {
  am: { title: 'በአማርኛ ይቀጥሉ?', yes: 'አዎ፣ በአማርኛ' },
  ti: { title: 'ብትግርኛ ክትቅጽሉ?', yes: 'እወ፣ ብትግርኛ' },
  om: { title: 'Afaan Oromootiin itti fuftuu?', yes: 'Eeyyee, Afaan Oromootiin' },
} as const
type Offered = keyof typeof OFFERS
const OFFERED = Object.keys(OFFERS) as Offered[]

/** What the browser speaks, where nobody has chosen a language of the app yet; null where that says nothing new. */
function offeredLanguage(): Offered | null {
  if (deviceText.read(STORAGE_KEY) !== null || new URLSearchParams(location.search).has('lang')) return null
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
  return OFFERED.find((language) => spoken.includes(language)) ?? null
}

/** Which language is offered, until somebody has answered: either answer is a choice, so it is asked once. */
export function useOfferedLanguage() {
  const { setLanguage, shown } = useLanguage()
  const [offered, setOffered] = useState(offeredLanguage)
  const answer = (language: Offered | 'en') => {
    setOffered(null)
    void setLanguage(language)
  }
  return { offered: shown === 'en' ? offered : null, answer }
}

interface LanguageOfferProps {
  offered: Offered
  onAnswer: (language: Offered | 'en') => void
}

/** Offers the language of the browser. */
export function LanguageOffer({ offered, onAnswer }: LanguageOfferProps) {
  const { title, yes } = OFFERS[offered]
  return (
    <aside
      aria-label={title}
      lang={offered}
      className="pointer-events-auto flex w-full max-w-md flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-border bg-overlay p-4 text-overlay-foreground shadow-overlay md:ms-auto"
    >
      <p className="me-auto font-display text-lg leading-snug font-bold">{title}</p>
      <div className="flex flex-wrap gap-2">
        <Button className="min-h-11 px-5" onClick={() => onAnswer(offered)}>
          {yes}
        </Button>
        <Button variant="ghost" className="min-h-11 px-4" lang="en" onClick={() => onAnswer('en')}>
          English
        </Button>
      </div>
    </aside>
  )
}
