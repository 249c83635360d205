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

test.each(['ti', 'om'] as const)('a language on trial says all that English says: %s', async (language) => {
  const [english, drafted] = await Promise.all([loadCatalogue('en'), loadCatalogue(language)])
  expect(Object.keys(drafted.errors).toSorted()).toEqual(Object.keys(english.errors).toSorted())
  expect(Object.keys(drafted.problems).toSorted()).toEqual(Object.keys(english.problems).toSorted())
  expect(Object.keys(drafted.words).toSorted()).toEqual(Object.keys(english.words).toSorted())
  expect(Object.keys((await drafted.loadMore?.('dating')) ?? {})).toEqual(['dating'])
  await expect(drafted.loadMore?.('nothing')).rejects.toThrow('nothing has no words')
})
