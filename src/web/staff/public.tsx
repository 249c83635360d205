export { LogPart } from './log/log-part.tsx'
export { PeoplePart } from './people/people-part.tsx'
export { PersonPart } from './people/person-part.tsx'
export { FiguresPart } from './figures/figures-part.tsx'
