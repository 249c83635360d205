export { useSendWarnings } from './send-warnings.tsx'
