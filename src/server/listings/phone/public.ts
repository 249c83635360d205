import type { PersonalData } from '#server/platform/personal-data.ts'
import { deleteRevealsOf, exportReveals } from './phone-store.ts'

export const personalData: PersonalData = {
  feature: 'phone',
  tables: ['public.phone_reveal'],
  export: async (tx, userId) => ({ 'public.phone_reveal': await exportReveals(tx, userId) }),
  purge: deleteRevealsOf,
}
