import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { STAFF_LIMITS } from '#contract/staff/people/person-file.ts'
import { Button } from '#web/ui/button.tsx'

interface SearchFormProps {
  q: string
  words: { label: string; submit: string }
  /** Empty: everything. */
  onSearch: (q: string) => void
}

/** What staff look for; given another `q` it is to be made anew. */
export function SearchForm({ q, words, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form onSubmit={submit} className="flex gap-2">
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={STAFF_LIMITS.searchMax}
          aria-label={words.label}
          placeholder={words.label}
          autoComplete="off"
          className="min-h-12 min-w-0 flex-1 rounded-full border border-border bg-surface px-5 outline-none focus-visible:ring-2 focus-visible:ring-accent"
        />
        <Button type="submit" className="min-h-12" aria-label={words.submit}>
          <Search size={20} aria-hidden="true" />
        </Button>
      </form>
    </search>
  )
}
