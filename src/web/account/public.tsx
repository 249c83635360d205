export { ExportPart } from './exports/export-part.tsx'
