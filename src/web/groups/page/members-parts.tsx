/** What members alone see of a group: fetched together, and by nobody else. */
export { AlbumPart } from '#web/groups/album/album-part.tsx'
export { PollsPart } from '#web/groups/polls/polls-part.tsx'
