import type { Mentor } from '#contract/networking/people/list-mentors.ts'
import type { AskTopic } from '#contract/networking/people/topic.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readMentors } from './mentor-store.ts'

export const listMentors = async (
  { hot }: Pick<Platform, 'hot'>,
  { userId }: Member,
  { topic }: { topic: AskTopic },
): Promise<{ items: Mentor[] }> => ({ items: await readMentors(hot, userId, topic) })
