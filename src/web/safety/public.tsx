export { OwnReports } from './own-reports.tsx'
export { BlockList } from './block-list.tsx'
export { useBlocks, useBlockUser, useUnblockUser } from './load-blocks.ts'
export { type Blockable, ReportSheet } from './report-sheet.tsx'
