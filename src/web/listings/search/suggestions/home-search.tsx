import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CATEGORY_PATHS } from '#contract/listings/category.ts'
import { CityLine } from '#web/geo/home/public.tsx'
import { usePlace } from '#web/platform/place.ts'
import { SearchBox } from './search-box.tsx'
import type { Suggestion } from './suggest-searches.ts'

/** The search field of the home page; what is found stands on the list pages. */
export function HomeSearch() {
  const navigate = useNavigate()
  const { choose } = usePlace({ isNeeded: false })
  const [text, setText] = useState('')
  const search = (words: string) => navigate({ to: '/listings', search: words === '' ? {} : { q: words } })
  const open = async (suggestion: Suggestion) => {
    if (suggestion.kind === 'word') return search(suggestion.words)
    if (suggestion.kind === 'place') {
      choose(suggestion.place)
      return navigate({ to: '/listings', search: { placeId: String(suggestion.place.id) } })
    }
    const { category, subcategory } = suggestion.category
    return navigate({ to: CATEGORY_PATHS[category], search: subcategory === null ? {} : { subcategory } })
  }
  return (
    <>
      <search className="flex text-foreground">
        <SearchBox
          text={text}
          onType={setText}
          onSettle={(how) => {
            if (how === 'enter') void search(text.trim())
          }}
          onChoose={(suggestion) => void open(suggestion)}
        />
      </search>
      <CityLine />
    </>
  )
}
