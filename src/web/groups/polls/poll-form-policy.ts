import { z } from 'zod'
import { line } from '#contract/kit/text.ts'
import { POLL_LIMITS, type PollFields } from '#contract/groups/polls/poll.ts'

/** The form: an option that was left empty is none. */
export const PollForm = z.object({
  question: line({ min: 1, max: POLL_LIMITS.questionMax }),
  options: z.array(z.object({ text: line({ max: POLL_LIMITS.optionMax }) })),
  isMultiple: z.boolean(),
  days: z.string(),
})
export type PollForm = z.infer<typeof PollForm>

export const NEW_POLL: PollForm = {
  question: '',
  options: [{ text: '' }, { text: '' }],
  isMultiple: false,
  days: '7',
}

const written = ({ options }: PollForm): string[] =>
  options.map(({ text }) => text.trim()).filter((text) => text !== '')

/** The options that cannot be sent as they are: missing, or there already. By the index of the field. */
export function optionProblems(form: PollForm): Map<number, 'missing' | 'twice'> {
  const problems = new Map<number, 'missing' | 'twice'>()
  const seen = new Set<string>()
  form.options.forEach(({ text }, index) => {
    const folded = text.trim().toLowerCase()
    if (folded === '') {
      if (written(form).length < POLL_LIMITS.optionsMin) problems.set(index, 'missing')
    } else if (seen.has(folded)) problems.set(index, 'twice')
    seen.add(folded)
  })
  return problems
}

export const pollFieldsOf = (form: PollForm): PollFields => ({
  question: form.question,
  options: written(form),
  isMultiple: form.isMultiple,
  days: POLL_LIMITS.days.find((days) => String(days) === form.days) ?? POLL_LIMITS.days[2],
})
