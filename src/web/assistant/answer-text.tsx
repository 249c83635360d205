import { Fragment } from 'react'
import { type Block, blocksOf, type Part } from './answer-text-policy.ts'

/** The words of an answer. Nothing in them can be followed: what was found stands in cards. */
export function AnswerText({ text }: { text: string }) {
  return (
    <div lang="" dir="auto" className="grid gap-2">
      {blocksOf(text).map((block) => (
        <Paragraph key={block.lines[0]?.at} block={block} />
      ))}
    </div>
  )
}

function Paragraph({ block: { kind, lines } }: { block: Block }) {
  if (kind === 'list')
    return (
      <ul className="grid list-disc gap-1 ps-5">
        {lines.map(({ parts, at }) => (
          <li key={at}>
            <Words parts={parts} />
          </li>
        ))}
      </ul>
    )
  return (
    <p>
      {lines.map(({ parts, at }, index) => (
        <Fragment key={at}>
          {index > 0 && <br />}
          <Words parts={parts} />
        </Fragment>
      ))}
    </p>
  )
}

const Words = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, isStrong, at }) =>
    isStrong ? <b key={at}>{text}</b> : <Fragment key={at}>{text}</Fragment>,
  )
