import {
  CLEARED_FILTERS,
  type DatingFilters,
  FILTER_LIMITS,
  WIDEST_FILTERS,
} from '#contract/dating/profile/profile.ts'

/** 'Clear All'. */
export const clearedFilters = (): DatingFilters => ({
  ...WIDEST_FILTERS,
  ...CLEARED_FILTERS,
})

/** Facts by which one leaves people out. */
export const DEALBREAKERS = ['faiths', 'children', 'familyPlans', 'moving'] as const

/** The top of the slider means that age and older. */
export const isOpenEnd = (ageMax: number): boolean => ageMax >= FILTER_LIMITS.ageMax

/** How many of the filters leave people out, beside age and distance, which always do. */
export const countChosen = (filters: DatingFilters): number =>
  Number(filters.languages.length > 0) +
  Number(filters.interests.length > 0) +
  Number(filters.verifiedOnly) +
  Number(filters.activeRecently) +
  DEALBREAKERS.filter((name) => filters[name].length > 0).length
