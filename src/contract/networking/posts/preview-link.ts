import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { WebLink } from '#contract/kit/web-link.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { LinkPreview } from './post.ts'

export const previewLink = operation({
  name: 'networking.preview-link',
  method: 'POST',
  path: '/api/link-previews',
  access: 'signed-in',
  // each may ask a stranger's server
  limit: { points: 20, seconds: 60 },
  summary: 'Read a preview of a linked page',
  input: z.strictObject({ link: WebLink }),
  output: z.object({ preview: LinkPreview }),
  errors: only(NETWORKING_ERRORS, 'networking.link-refused', 'networking.link-unreadable'),
})
