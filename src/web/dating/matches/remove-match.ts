import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { blockDatingProfile } from '#contract/dating/reports/block-dating-profile.ts'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import type { MatchId } from '#contract/dating/matches/match.ts'
import type { DatingProfileId } from '#contract/dating/profile/profile.ts'
import { removeMatch } from '#contract/dating/matches/remove-match.ts'
import { reportDatingProfile } from '#contract/dating/reports/report-dating-profile.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { listBlocks } from '#contract/safety/list-blocks.ts'
import type { ReportFields } from '#contract/safety/report.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'

/** The three ways of never seeing somebody again; lists that showed them are asked for anew. */
export function useRemoveMatch() {
  const cache = useQueryClient()
  const askAgain = useCallback(
    () =>
      Promise.all(
        [api(listMatches), api(listThreads), api(listBlocks)].map(({ key }) =>
          cache.invalidateQueries({ queryKey: key() }),
        ),
      ),
    [cache],
  )
  return useMemo(() => {
    const then = async <T>(act: Promise<T>): Promise<T> => {
      const done = await act
      void askAgain()
      return done
    }
    return {
      unmatch: (matchId: MatchId) => then(call(removeMatch, { matchId })),
      block: (profileId: DatingProfileId) => then(call(blockDatingProfile, { profileId })),
      report: (profileId: DatingProfileId, report: ReportFields) =>
        then(call(reportDatingProfile, { profileId, report })),
    }
  }, [askAgain])
}
