import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createDatePlan } from '#contract/dating/plans/create-date-plan.ts'
import { deleteDatePlan } from '#contract/dating/plans/delete-date-plan.ts'
import { listDatePlans } from '#contract/dating/plans/list-date-plans.ts'
import { api } from '#web/platform/call/api.ts'

/** Makes and deletes plans; the list of those that are shared follows. */
export function useChangePlans() {
  const cache = useQueryClient()
  const onSettled = () => cache.invalidateQueries({ queryKey: api(listDatePlans).key() })
  const create = useMutation({ ...api(createDatePlan).mutationOptions(), onSettled })
  const remove = useMutation({ ...api(deleteDatePlan).mutationOptions(), onSettled })
  return { create, remove }
}
