/** A skill as endorsements know it: capitals make no difference. */
export const foldSkill = (skill: string): string => skill.toLowerCase()
