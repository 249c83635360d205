import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'

const DATABASE = 'can-be-kept'
/** Milliseconds: long enough for two sentences. */
const READING_TIME = 12_000
let wasNotified = false

/** Can this browser keep something for the time without a connection? Private windows may refuse, devices be full. */
export async function canKeep(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('indexedDB' in globalThis)) return false
  try {
    localStorage.setItem(DATABASE, '1')
    localStorage.removeItem(DATABASE)
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open(DATABASE)
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
      request.addEventListener('success', () => {
        request.result.close()
        indexedDB.deleteDatabase(DATABASE)
        resolve()
      })
    })
    return true
  } catch (error) {
    console.warn('storage', error)
    return false
  }
}

/** Says once what is missing, where a browser keeps nothing. */
export function useShowMissing(): void {
  const t = useTranslations('pwa.unavailable')
  useEffect(() => {
    if (wasNotified) return
    wasNotified = true
    const report = async () => {
      if (await canKeep()) return
      toast({ title: t('title'), description: t('text'), kind: 'warning', timeout: READING_TIME })
    }
    void report()
  }, [t])
}
