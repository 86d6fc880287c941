import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ProsePart, ProseWords } from '../prose.ts'
import classes from './prose.module.css'
import { useBlocks } from './texts.ts'

/** The parts of a text never change places. */
const inOrder = <Part,>(parts: readonly Part[]) =>
  parts.map((part, at) => ({ key: String(at), part }))

function Inlines({ says }: { says: readonly ProseWords[] }) {
  return inOrder(says).map(({ key, part }) => {
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>
    if (part.kind === 'strong') return <strong key={key}>{part.says}</strong>
    if (part.kind === 'code') return <code key={key}>{part.says}</code>
    return part.to.startsWith('/') ? (
      <Link key={key} to={part.to}>
        {part.says}
      </Link>
    ) : (
      <a key={key} href={part.to} rel="noreferrer">
        {part.says}
      </a>
    )
  })
}

function Table({ head, rows }: Extract<ProsePart, { kind: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in itself is reached by the keyboard
    <section className={classes.table} tabIndex={0} aria-label={String(head[0]?.[0])}>
      <table>
        <thead>
          <tr>
            {inOrder(head).map(({ key, part }) => (
              <th key={key} scope="col">
                <Inlines says={part} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows).map(({ key: row, part: cells }) => (
            <tr key={row}>
              {inOrder(cells).map(({ key, part }) => (
                <td key={key}>
                  <Inlines says={part} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Part({ block }: { block: ProsePart }) {
  if (block.kind === 'heading') return <h2 id={block.id}>{block.says}</h2>
  if (block.kind === 'table') return <Table {...block} />
  if (block.kind === 'words')
    return (
      <p>
        <Inlines says={block.says} />
      </p>
    )
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {inOrder(block.items).map(({ key, part }) => (
        <li key={key}>
          <Inlines says={part} />
        </li>
      ))}
    </List>
  )
}

/** A written text, `pages/about-us`. Texts are written in English. */
export function Prose({ name }: { name: string }) {
  const blocks = useBlocks(name) ?? []
  return (
    <div className={classes.prose} lang="en">
      {inOrder(blocks).map(({ key, part }) => (
        <Part key={key} block={part} />
      ))}
    </div>
  )
}

/** A text whose headings are questions, as search engines read them (schema.org). */
export function Questions({ name }: { name: string }) {
  const blocks = useBlocks(name) ?? []
  const starts = blocks.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []))
  const asked = starts.map((from, n) => blocks.slice(from, starts[n + 1]))
  return (
    <div className={classes.prose} lang="en">
      {inOrder(blocks.slice(0, starts[0])).map(({ key, part }) => (
        <Part key={key} block={part} />
      ))}
      {inOrder(asked).map(({ key, part: [question, ...answer] }) => (
        <section key={key} className="stack gap-4" {...questionFacts}>
          {question?.kind === 'heading' && (
            <h2 id={question.id} itemProp="name">
              {question.says}
            </h2>
          )}
          <div {...answerFacts}>
            <div itemProp="text" className="stack gap-4">
              {inOrder(answer).map(({ key, part }) => (
                <Part key={key} block={part} />
              ))}
            </div>
          </div>
        </section>
      ))}
    </div>
  )
}

export const questionFacts = {
  itemProp: 'mainEntity',
  itemScope: true,
  itemType: 'https://schema.org/Question',
}
export const answerFacts = {
  itemProp: 'acceptedAnswer',
  itemScope: true,
  itemType: 'https://schema.org/Answer',
}
