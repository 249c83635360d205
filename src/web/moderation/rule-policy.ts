import type { CaseDetail } from '#contract/moderation/cases/case.ts'
import type { Rule } from '#contract/moderation/decisions/rule.ts'
import type { ReportReason } from '#contract/safety/report.ts'

/** The rule that each reason speaks of; where none does, staff choose without a suggestion. */
const RULE_OF: Readonly<Record<ReportReason, Rule | null>> = {
  scam: 'scam',
  asked_for_money: 'scam',
  fake: 'misleading',
  unavailable: 'misleading',
  in_relationship: 'misleading',
  spam: 'spam',
  wrong_category: 'wrong_category',
  prohibited: 'prohibited',
  discrimination: 'discrimination',
  harassment: 'harassment',
  sexual: 'sexual',
  minor_at_risk: 'minors',
  threat: 'threat',
  private_information: 'private_information',
  impersonation: 'impersonation',
  fake_profile: 'impersonation',
  under_age: 'under_age',
  self_harm: null,
  other: null,
}

/** The rule that reports and findings speak of, where they agree on one; what somebody reported goes first. */
export function likelyRule(
  { reasons, signals }: Pick<CaseDetail, 'reasons' | 'signals'>,
  ruleOfSignal: (signal: string) => Rule | null,
): Rule | null {
  const spoken =
    reasons.length > 0
      ? reasons.map((reason) => RULE_OF[reason])
      : signals.map(ruleOfSignal).filter((rule) => rule !== null)
  const [rule = null, ...others] = new Set(spoken)
  return others.length === 0 ? rule : null
}
