import { RULE_WORDS } from '#contract/moderation/decisions/rule-words.ts'
import type { Rule } from '#contract/moderation/decisions/rule.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

/** The rule of a decision in a sentence, with what staff wrote beside it. */
export function RuleLine({ rule, note }: { rule: Rule | null; note: string | null }) {
  const words = useRuleWords()
  return (
    <p className="text-sm wrap-anywhere">
      {rule !== null && rule !== 'other' && words[rule]}
      {note !== null && (
        <q lang="" className="block">
          {note}
        </q>
      )}
    </p>
  )
}

/** Every rule in the reader's language. */
export function useRuleWords(): Record<Rule, string> {
  const { language, catalogue } = useLanguage()
  return { ...RULE_WORDS[language], ...catalogue.lists?.rules }
}
