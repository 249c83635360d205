export { useRuleWords } from './rule-line.tsx'
