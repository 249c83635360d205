import { z } from 'zod'
import { line } from '#contract/kit/text.ts'
import { WorkFields } from '#contract/networking/people/work.ts'
import { PERSON_LIMITS } from '#contract/networking/people/person.ts'
import { AskTopic } from '#contract/networking/people/topic.ts'

/** The form: empty texts say that there is nothing to tell. */
export const WorkForm = z.object({
  headline: line({ max: PERSON_LIMITS.headlineMax }),
  company: line({ max: PERSON_LIMITS.companyMax }),
  skills: WorkFields.shape.skills,
  isOpenToWork: z.boolean(),
  helpsWith: z.array(AskTopic),
  audience: WorkFields.shape.audience,
})
export type WorkForm = z.infer<typeof WorkForm>

export const formOf = ({ headline, company, ...rest }: WorkFields): WorkForm => ({
  ...rest,
  headline: headline ?? '',
  company: company ?? '',
})

export const fieldsOf = ({ headline, company, ...rest }: WorkForm): WorkFields => ({
  ...rest,
  headline: headline === '' ? null : headline,
  company: company === '' ? null : company,
})

/** Adds what was typed, several at once where commas part them; each once, whatever its case, and no more than fit. */
export function addSkills(
  skills: readonly string[],
  typed: string,
): { skills: string[]; problem: 'full' | 'long' | null } {
  const next = [...skills]
  let problem: 'full' | 'long' | null = null
  for (const part of typed.split(/[,،፣;\n]/u)) {
    const skill = line({ min: 1, max: PERSON_LIMITS.skillMax }).safeParse(part)
    if (!skill.success) {
      if (part.trim() !== '') problem ??= 'long'
    } else if (next.every((one) => one.toLowerCase() !== skill.data.toLowerCase())) {
      if (next.length >= PERSON_LIMITS.skillsMax) problem = 'full'
      else next.push(skill.data)
    }
  }
  return { skills: next, problem }
}
