import { type RichMark, type RichNode, safeHref } from '../../../writing/rich-text.ts'

const tags: Record<string, 'p' | 'ul' | 'ol' | 'li' | 'br'> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  hardBreak: 'br',
}

function marked(text: string, [mark, ...rest]: RichMark[]) {
  if (mark === undefined) return <>{text}</>
  const inside = marked(text, rest)
  if (mark.type !== 'link')
    return mark.type === 'bold' ? <strong>{inside}</strong> : <em>{inside}</em>
  return (
    <a href={safeHref(mark.attrs.href)} rel="noopener noreferrer" target="_blank">
      {inside}
    </a>
  )
}

/** Shows a rich text by building elements; no HTML is ever read. */
export function RichText({ value }: { value: RichNode }) {
  if (value.text !== undefined) return marked(value.text, value.marks ?? [])
  const inside = value.content?.map((node, at) => ({ node, key: `${node.type} ${at + 1}` }))
  const children = inside?.map(({ node, key }) => <RichText key={key} value={node} />)
  if (value.type === 'heading') {
    const Heading = value.attrs?.level === 3 ? 'h3' : 'h2'
    return <Heading>{children}</Heading>
  }
  const Tag = tags[value.type]
  return Tag === undefined ? children : <Tag>{children}</Tag>
}
