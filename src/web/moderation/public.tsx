export { CaseQueue } from './case-queue.tsx'
export type { SubjectPanels } from './panel-policy.ts'
export { CaseLog } from './case-log.tsx'
