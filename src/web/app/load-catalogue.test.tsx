import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadCatalogue, loadFirstCatalogue } from './load-catalogue.ts'
import { LanguageProvider, speak, useLanguage, withWords } from '#web/platform/language/language.tsx'

test('who comes back in Amharic is told in Amharic what a field lacks, once the other words are there', async () => {
  await speak(loadCatalogue, 'am', loadFirstCatalogue)
  const { result } = renderHook(useLanguage, { wrapper: LanguageProvider })
  await act(() => withWords(Promise.resolve()))
  const { problems, errors } = result.current.catalogue
  expect(problems.required).toBe('ይህ መሞላት አለበት')
  expect(z.string().safeParse(undefined).error?.issues[0]?.message).toBe(problems.required)
  expect(Object.keys(errors)).toEqual(Object.keys((await loadCatalogue('am')).errors))
})
