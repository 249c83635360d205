export { CaseQueue } from './case-queue.tsx'
export type { SubjectPanels } from './panel-policy.ts'
