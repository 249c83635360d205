import { expect, test } from 'vitest'
import type { Rule } from '#contract/moderation/decisions/rule.ts'
import { likelyRule } from './rule-policy.ts'

const RULES: Record<string, Rule> = { keys_by_mail: 'scam', hawala_rates: 'prohibited' }
const ruleOfSignal = (signal: string): Rule | null => RULES[signal] ?? null

const likely = (given: Partial<Parameters<typeof likelyRule>[0]>) =>
  likelyRule({ reasons: [], signals: [], ...given }, ruleOfSignal)

test('reports that agree suggest the rule they speak of', () => {
  expect(likely({ reasons: ['scam', 'asked_for_money'] })).toBe('scam')
  expect(likely({ reasons: ['minor_at_risk'] })).toBe('minors')
})

test('without a report, what the machine found does; an account that is young breaks no rule', () => {
  expect(likely({ signals: ['keys_by_mail', 'young_account'] })).toBe('scam')
  expect(likely({ reasons: ['spam'], signals: ['keys_by_mail'] })).toBe('spam')
})

test('where they do not agree, or speak of none, staff choose', () => {
  expect(likely({ reasons: ['scam', 'spam'] })).toBeNull()
  expect(likely({ reasons: ['other'] })).toBeNull()
  expect(likely({ signals: ['keys_by_mail', 'hawala_rates', 'unheard_of'] })).toBeNull()
  expect(likely({})).toBeNull()
})
