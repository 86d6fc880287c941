import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contrast, rgbOf } from '../../contrast.ts'
import { type Letter, type MailBrand, words } from '../letter.ts'
import { drawPage } from './draw-page.ts'
import { drawText } from './draw-text.ts'
import { buttonColours } from './look.ts'

const brand: MailBrand = { name: 'Northgate & Sons', colour: '#ffdd00', logoKey: null }
const hostile = `"><script>alert('x')</script><img src=//evil.test/x>&lt;`
const letter: Letter = {
  subject: hostile,
  hello: hostile,
  parts: [
    words(hostile),
    { kind: 'quote', says: hostile },
    { kind: 'aside', says: hostile },
    { kind: 'code', says: hostile },
    { kind: 'facts', facts: [[hostile, hostile]] },
    {
      kind: 'list',
      lead: hostile,
      items: [{ says: hostile, quote: hostile, more: hostile, url: 'https://x.test/?a="><b>' }],
    },
  ],
  button: { says: hostile, url: 'https://safety.test/sign/a?b=1&c="2"' },
  after: [hostile],
  writer: { name: hostile, email: hostile, phone: hostile },
  why: hostile,
  exits: [{ says: hostile, url: 'https://safety.test/stop' }, { says: hostile }],
}

describe('a letter', () => {
  test('makes markup of nothing that a person wrote', () => {
    const page = drawPage(letter, { ...brand, name: hostile }, 'en')
    assert.doesNotMatch(page, /<script|<img|<b>|alert\('/)
    // Each time it is there as it was written, and nowhere else.
    assert.ok(page.includes('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;'))
    assert.ok(page.includes('href="https://safety.test/sign/a?b=1&amp;c=&quot;2&quot;"'))
  })

  test('leads to addresses of the web alone', () => {
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '/dashboard',
      'file:///etc/passwd',
    ])
      assert.throws(() => drawPage({ ...letter, button: { says: 'x', url } }, brand, 'en'), url)
  })

  test('says nothing of a fact that is not there, nor of a logo where there is none', () => {
    const facts = [
      ['Number', 'SUB-1'],
      ['Project', null],
      ['Day', undefined],
    ] as const
    const one: Letter = { subject: 'Hello', parts: [{ kind: 'facts', facts }] }
    assert.equal(
      drawText(one, brand, 'en'),
      'Number: SUB-1\n\n--\nReplies to this mail are not read.',
    )
    const page = drawPage(one, brand, 'en')
    assert.ok(page.includes('SUB-1') && !page.includes('Project') && !page.includes('<img'))
    assert.match(drawPage(one, { ...brand, logoKey: 'key' }, 'en'), /<img src="cid:logo@plumbline"/)
  })

  test('says in French what it says of itself, with the space before a colon', () => {
    const one: Letter = {
      subject: 'x',
      parts: [],
      button: { says: 'Ouvrir', url: 'https://x.test' },
    }
    assert.match(
      drawText(one, brand, 'fr'),
      /^Ouvrir\u00a0:\nhttps:\/\/x\.test\n\n--\nLes réponses/,
    )
  })

  test('can be read on a button of any colour', () => {
    const colours = [null, '#ffdd00', '#1d5b79', '#000000', '#ffffff', '#808080', '#e4572e']
    for (const colour of colours) {
      const { fill, on } = buttonColours({ ...brand, colour })
      assert.ok(contrast(rgbOf(fill), rgbOf(on)) >= 4.5, `${on} on ${fill}`)
    }
  })
})
