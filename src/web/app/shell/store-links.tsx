import { useTranslations } from 'use-intl'
import { useComingSoonToast } from '#web/ui/states/coming-soon-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useSite } from '#web/site/public.tsx'

const STORES = ['apple', 'google'] as const

/** The two app stores; one without a configured address answers 'Coming Soon!'. */
export function StoreLinks() {
  const t = useTranslations('app.footer')
  const { data: site } = useSite()
  const comingSoon = useComingSoonToast()
  return (
    <ul className="flex flex-wrap gap-2">
      {STORES.map((store) => {
        const address = site?.storeLinks[store]
        const label = t(store)
        return (
          <li key={store}>
            {address ? (
              <a
                className="inline-flex min-h-11 items-center rounded-full border border-border px-4 font-medium"
                href={address}
                rel="noopener"
              >
                {label}
              </a>
            ) : (
              <Button variant="outline" className="min-h-11" onClick={comingSoon}>
                {label}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
