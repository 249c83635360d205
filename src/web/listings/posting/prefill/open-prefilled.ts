import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type Prefill, storePrefill } from './store-prefill.ts'

/** Opens the form of a new listing with what is given; nothing is saved until its writer changes something. */
export function useOpenPrefilled(): (prefill: Prefill) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    (prefill) => {
      storePrefill(prefill)
      const { category, subcategory } = prefill
      return navigate({
        to: '/create-listing',
        // another one each time: the form that is open begins anew
        search: { category, step: subcategory ? 'details' : 'kind', filled: Date.now().toString(36) },
      })
    },
    [navigate],
  )
}
