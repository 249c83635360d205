import { Link } from '@tanstack/react-router'
import type { Mention } from '#contract/networking/mentions/mention.ts'
import { cutIntoPieces, type TextPiece } from '#contract/networking/posts/text-piece.ts'

const LINK = 'font-medium text-accent hover:underline'

interface RichTextProps {
  text: string
  mentions: readonly Mention[]
}

/** Words whose hashtags lead to posts that bear them, and whose mentions lead to people. */
export const RichText = ({ text, mentions }: RichTextProps) =>
  cutIntoPieces(text, mentions).map((piece) => <Piece key={piece.at} piece={piece} />)

function Piece({ piece: { text, tag, mention } }: { piece: TextPiece }) {
  if (mention)
    return (
      <Link to="/people/$id" params={{ id: mention.userId }} className={LINK}>
        {text}
      </Link>
    )
  if (tag === null) return text
  return (
    <Link to="/social" search={{ tab: 'networking', q: text }} className={LINK}>
      {text}
    </Link>
  )
}
