import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { withWords } from '#web/platform/language/language.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Tibeb } from '#web/ui/brand/tibeb.tsx'
import { CATEGORY_LINKS } from './shell/navigation.ts'

const FeaturedListings = lazy(() =>
  import('#web/listings/public.tsx').then((module) => ({ default: module.FeaturedListings })),
)
const NearListings = lazy(() =>
  import('#web/listings/public.tsx').then((module) => ({ default: module.NearListings })),
)
const HomeSearch = lazy(() =>
  withWords(import('#web/listings/public.tsx')).then((module) => ({ default: module.HomeSearch })),
)

export function HomePage() {
  const t = useTranslations('app.home')
  return (
    <div className="grid gap-10 md:gap-16">
      <Hero />
      <Suspense fallback={<div aria-busy="true" className="min-h-80" />}>
        <NearListings />
      </Suspense>
      <section aria-labelledby="explore">
        <h2 id="explore" className="mb-5 text-2xl font-bold md:text-3xl">
          {t('categories')}
        </h2>
        <CategoryCards />
      </section>
      <section aria-labelledby="featured">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="featured" className="text-2xl font-bold md:text-3xl">
            {t('featured')}
          </h2>
          <Link
            to="/listings"
            search={{ featured: 'true' }}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent hover:underline"
          >
            {t('allFeatured')}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
        <Suspense fallback={<div aria-busy="true" className="min-h-80" />}>
          <FeaturedListings />
        </Suspense>
      </section>
    </div>
  )
}

/** Above all else, so that what is suggested lies over the cards below. The basket stands half outside, as on a table that one comes to. */
function Hero() {
  const t = useTranslations('app.home')
  return (
    <section className="relative isolate z-20 rounded-[1.75rem] bg-[#006241] text-white md:rounded-[2rem]">
      <div className="absolute inset-0 -z-10 overflow-hidden rounded-[inherit]">
        <img
          src="/favicon.svg"
          alt=""
          width={480}
          height={480}
          className="absolute -right-16 -bottom-20 w-40 drop-shadow-2xl md:top-1/2 md:-right-24 md:bottom-auto md:w-96 md:-translate-y-1/2 lg:right-8 lg:w-[26rem] xl:right-16"
        />
      </div>
      <div className="p-5 pb-7 sm:p-8 md:max-w-[66%] md:p-12 lg:px-14 lg:py-16">
        <span className="mb-6 hidden h-6 w-36 text-[#F2B705] sm:block">
          <Tibeb shape="divider" />
        </span>
        <h1 className="text-3xl leading-tight font-extrabold sm:text-4xl md:text-5xl lg:text-6xl">
          {t('title')}
        </h1>
        <p className="mt-3 max-w-md text-pretty sm:text-lg">{t('lead')}</p>
        <div className="mt-5">
          <Suspense
            fallback={
              <div aria-busy="true" className="min-h-25">
                <div className="min-h-12 rounded-full bg-field" />
              </div>
            }
          >
            <HomeSearch />
          </Suspense>
        </div>
        <ButtonLink
          to="/listings"
          size="lg"
          className="mt-4 bg-[#F2B705]! px-7 font-semibold text-[#1C1815]!"
        >
          {t('start')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** All listings and the five categories. */
function CategoryCards() {
  const t = useTranslations('app.home')
  const tc = useTranslations('listings.category')
  const cards = [
    { to: '/listings', art: 'all', label: t('allListings') },
    ...CATEGORY_LINKS.map(({ to, category }) => ({ to, art: category, label: tc(category) })),
  ] as const
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-5 lg:grid-cols-6">
      {cards.map(({ to, art, label }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-transform duration-200 hover:-translate-y-1"
          >
            <span className="block aspect-[3/2] overflow-hidden dark:brightness-90">
              <CategoryArt category={art} />
            </span>
            <span className="flex flex-1 items-center px-4 py-3 leading-snug font-semibold">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
