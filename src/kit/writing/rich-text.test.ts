import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanRichText, plainText, safeHref } from './rich-text.ts'

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, marks })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })

test('bold, italic and safe links stay, everything else about the words goes', () => {
  const link = { type: 'link', attrs: { href: 'https://a.test', onclick: 'x()', target: '_blank' } }
  const cleaned = cleanRichText(
    doc(paragraph(words('a', { type: 'bold' }, { type: 'strike' }, link))),
  )
  assert.deepEqual(cleaned?.content?.[0]?.content?.[0]?.marks, [
    { type: 'bold' },
    { type: 'link', attrs: { href: 'https://a.test' } },
  ])
})

test('no script hides in a link', () => {
  for (const href of ['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x', '//a.test', 7])
    assert.equal(safeHref(href), undefined, String(href))
  assert.equal(safeHref('mailto:a@b.test'), 'mailto:a@b.test')
})

test('an unknown node loses its wrapping and keeps its words', () => {
  const cleaned = cleanRichText(doc({ type: 'iframe', content: [paragraph(words('kept'))] }))
  assert.deepEqual(cleaned, {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'kept' }] }],
  })
})

test('headings have level 2 or 3', () => {
  const cleaned = cleanRichText(
    doc({ type: 'heading', attrs: { level: 1 }, content: [words('T')] }),
  )
  assert.equal(cleaned?.content?.[0]?.attrs?.level, 2)
})

test('a text without words is null', () => {
  for (const empty of [null, 'text', [], doc(), doc(paragraph(words('  ')))])
    assert.equal(cleanRichText(empty), null)
})

test('the words alone, a line each', () => {
  const cleaned = cleanRichText(doc(paragraph(words('a'), words('b')), paragraph(words('c'))))
  assert.equal(cleaned && plainText(cleaned), 'ab\nc')
})
