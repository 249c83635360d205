import { useParams } from '@tanstack/react-router'
import { PersonPart } from '#web/staff/public.tsx'
import { StaffOnly } from './staff-only.tsx'

/** What staff know of a person. Without the role the page is not there. */
export function StaffPersonPage() {
  const { id = '' } = useParams({ strict: false })
  return (
    <StaffOnly needs="manager">
      <PersonPart key={id} id={id} />
    </StaffOnly>
  )
}
