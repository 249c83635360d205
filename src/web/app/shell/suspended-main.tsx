import type { Suspension } from '#contract/kit/access.ts'
import { ExportPart } from '#web/account/public.tsx'
import { SuspendedView } from '#web/moderation/own/suspended-view.tsx'

/** What somebody who is suspended sees in place of members' pages. */
export const SuspendedMain = ({ suspension }: { suspension: Suspension }) => (
  <SuspendedView suspension={suspension}>
    <ExportPart />
  </SuspendedView>
)
