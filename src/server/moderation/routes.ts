import { appealDecision as appealDecisionOperation } from '#contract/moderation/decisions/appeal-decision.ts'
import { countCases as countCasesOperation } from '#contract/moderation/cases/count-cases.ts'
import { decideCases as decideCasesOperation } from '#contract/moderation/decisions/decide-cases.ts'
import { holdCase as holdCaseOperation } from '#contract/moderation/cases/hold-case.ts'
import { listCases as listCasesOperation } from '#contract/moderation/cases/list-cases.ts'
import { listOwnDecisions as listOwnDecisionsOperation } from '#contract/moderation/decisions/list-own-decisions.ts'
import { readCase as readCaseOperation } from '#contract/moderation/cases/read-case.ts'
import { releaseCase as releaseCaseOperation } from '#contract/moderation/cases/release-case.ts'
import { undoDecisions as undoDecisionsOperation } from '#contract/moderation/decisions/undo-decisions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { countCases } from './cases/count-cases.ts'
import { holdCase } from './cases/hold-case.ts'
import { listCases } from './cases/list-cases.ts'
import { readCase } from './cases/read-case.ts'
import { releaseCase } from './cases/release-case.ts'
import { appealDecision } from './decisions/appeal-decision.ts'
import { decideCases } from './decisions/decide-cases.ts'
import { listOwnDecisions } from './decisions/list-own-decisions.ts'
import { undoDecisions } from './decisions/undo-decisions.ts'
import type { Moderated } from './moderate-subject.ts'

export const moderationRoutes = (platform: Platform, moderated: Moderated): Route[] => [
  route(listCasesOperation)((input, member) => listCases(platform, moderated.subjects, member, input)),
  route(countCasesOperation)((_, member) => countCases(platform, member)),
  route(readCaseOperation)((input, member) => readCase(platform, moderated, member, input)),
  route(holdCaseOperation)((input, member) => holdCase(platform, member, input)),
  route(releaseCaseOperation)((input, member) => releaseCase(platform, member, input)),
  route(decideCasesOperation)((input, member) => decideCases(platform, moderated.subjects, member, input)),
  route(undoDecisionsOperation)((input, member) =>
    undoDecisions(platform, moderated.subjects, member, input),
  ),
  route(listOwnDecisionsOperation)((_, member) => listOwnDecisions(platform, moderated.subjects, member)),
  route(appealDecisionOperation)((input, member) => appealDecision(platform, member, input)),
]
