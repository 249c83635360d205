import { createComment as createCommentOperation } from '#contract/networking/comments/create-comment.ts'
import { deleteComment as deleteCommentOperation } from '#contract/networking/comments/delete-comment.ts'
import { listComments as listCommentsOperation } from '#contract/networking/comments/list-comments.ts'
import { reportComment as reportCommentOperation } from '#contract/networking/comments/report-comment.ts'
import { answerConnection as answerConnectionOperation } from '#contract/networking/connections/answer-connection.ts'
import { listConnections as listConnectionsOperation } from '#contract/networking/connections/list-connections.ts'
import { listSuggestions as listSuggestionsOperation } from '#contract/networking/connections/list-suggestions.ts'
import { removeConnection as removeConnectionOperation } from '#contract/networking/connections/remove-connection.ts'
import { requestConnection as requestConnectionOperation } from '#contract/networking/connections/request-connection.ts'
import { listMentionable as listMentionableOperation } from '#contract/networking/mentions/list-mentionable.ts'
import { endorseSkill as endorseSkillOperation } from '#contract/networking/people/endorse-skill.ts'
import { listFittingJobs as listFittingJobsOperation } from '#contract/networking/people/list-fitting-jobs.ts'
import { listMentors as listMentorsOperation } from '#contract/networking/people/list-mentors.ts'
import { readPerson as readPersonOperation } from '#contract/networking/people/read-person.ts'
import { reportPerson as reportPersonOperation } from '#contract/networking/people/report-person.ts'
import { updateWork as updateWorkOperation } from '#contract/networking/people/update-work.ts'
import { createPost as createPostOperation } from '#contract/networking/posts/create-post.ts'
import { deletePost as deletePostOperation } from '#contract/networking/posts/delete-post.ts'
import { listPosts as listPostsOperation } from '#contract/networking/posts/list-posts.ts'
import { previewLink as previewLinkOperation } from '#contract/networking/posts/preview-link.ts'
import { reactToPost as reactToPostOperation } from '#contract/networking/posts/react-to-post.ts'
import { readPost as readPostOperation } from '#contract/networking/posts/read-post.ts'
import { reportPost as reportPostOperation } from '#contract/networking/posts/report-post.ts'
import { savePost as savePostOperation } from '#contract/networking/posts/save-post.ts'
import { updatePost as updatePostOperation } from '#contract/networking/posts/update-post.ts'
import type { Platform } from '#server/platform/platform.ts'
import { rawRoute, type Route, route } from '#server/platform/route.ts'
import { createComment } from './comments/create-comment.ts'
import { deleteComment } from './comments/delete-comment.ts'
import { listComments } from './comments/list-comments.ts'
import { reportComment } from './comments/report-comment.ts'
import { answerConnection } from './connections/answer-connection.ts'
import { listConnections } from './connections/list-connections.ts'
import { listSuggestions } from './connections/list-suggestions.ts'
import { removeConnection } from './connections/remove-connection.ts'
import { requestConnection } from './connections/request-connection.ts'
import { listMentionable } from './mentions/list-mentionable.ts'
import { endorseSkill } from './people/endorse-skill.ts'
import { listFittingJobs } from './people/list-fitting-jobs.ts'
import { listMentors } from './people/list-mentors.ts'
import { readPerson } from './people/read-person.ts'
import { reportPerson } from './people/report-person.ts'
import { updateWork } from './people/update-work.ts'
import { createPost } from './posts/create-post.ts'
import { deletePost } from './posts/delete-post.ts'
import { listPosts } from './posts/list-posts.ts'
import { previewLink } from './posts/preview-link.ts'
import { reactToPost } from './posts/react-to-post.ts'
import { readPost } from './posts/read-post.ts'
import { reportPost } from './posts/report-post.ts'
import { savePost } from './posts/save-post.ts'
import { updatePost } from './posts/update-post.ts'

export const networkingRoutes = (platform: Platform): Route[] => [
  route(createCommentOperation)((input, member) => createComment(platform, member, input)),
  route(deleteCommentOperation)((input, member) => deleteComment(platform, member, input)),
  route(listCommentsOperation)((input, visitor) => listComments(platform, visitor, input)),
  route(reportCommentOperation)((input, member) => reportComment(platform, member, input)),
  route(answerConnectionOperation)((input, member) => answerConnection(platform, member, input)),
  route(listConnectionsOperation)((input, member) => listConnections(platform, member, input)),
  route(listSuggestionsOperation)((input, member) => listSuggestions(platform, member, input)),
  route(removeConnectionOperation)((input, member) => removeConnection(platform, member, input)),
  route(requestConnectionOperation)((input, member) => requestConnection(platform, member, input)),
  route(endorseSkillOperation)((input, member) => endorseSkill(platform, member, input)),
  rawRoute(listFittingJobsOperation)((_, member) => listFittingJobs(platform, member)),
  route(listMentorsOperation)((input, member) => listMentors(platform, member, input)),
  route(listMentionableOperation)((input, member) => listMentionable(platform, member, input)),
  route(readPersonOperation)((input, member) => readPerson(platform, member, input)),
  route(reportPersonOperation)((input, member) => reportPerson(platform, member, input)),
  route(updateWorkOperation)((input, member) => updateWork(platform, member, input)),
  route(createPostOperation)((input, member) => createPost(platform, member, input)),
  route(deletePostOperation)((input, member) => deletePost(platform, member, input)),
  rawRoute(listPostsOperation)((input, visitor) => listPosts(platform, visitor, input)),
  route(previewLinkOperation)((input) => previewLink(platform, input)),
  route(reactToPostOperation)((input, member) => reactToPost(platform, member, input)),
  route(readPostOperation)((input, visitor) => readPost(platform, visitor, input)),
  route(reportPostOperation)((input, member) => reportPost(platform, member, input)),
  route(savePostOperation)((input, member) => savePost(platform, member, input)),
  route(updatePostOperation)((input, member) => updatePost(platform, member, input)),
]
