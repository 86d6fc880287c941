// How every mail looks: the markup and the words of each example are compared with what is stored. A change that is
// meant is stored by `npm run mails`, which draws pictures of them all as well: look at these first.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { locales } from '../../src/kit/locales.ts'
import { drawPage } from '../../src/kit/mail/draw/draw-page.ts'
import { examples, mailKinds, pageOf, textsOf } from './golden.ts'

const folder = join(import.meta.dirname, 'golden')
const stored = (file: string): string => {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch {
    return ''
  }
}

for (const { kind, example, file } of examples) {
  test(`the mail ${file} looks as it was last looked at; if it is meant to look otherwise: npm run mails`, () => {
    assert.equal(pageOf(kind, example), stored(`${file}.html`))
    assert.equal(textsOf(kind, example), stored(`${file}.txt`))
  })

  test(`the mail ${file} loads nothing, and says no more than its letter`, () => {
    for (const lang of locales) {
      const letter = example.letter(lang)
      const page = drawPage(letter, kind.looks, lang)
      assert.doesNotMatch(page, /<(?:script|link|iframe|form|object|embed)\b|@import|url\(/i)
      for (const [, src] of page.matchAll(/\bsrc="([^"]*)"/g)) assert.match(src ?? '', /^cid:/)
      if (letter.button !== undefined) {
        const naked = `>${letter.button.url.replaceAll('&', '&amp;')}</a>`
        assert.equal(page.split(naked).length, 2, 'the address of the button is shown once')
      }
      assert.ok(letter.subject.length <= 120, letter.subject)
    }
  })
}

test('every kind of mail that the code states is known, with examples', () => {
  const src = join(import.meta.dirname, '../../src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  const stated = files.flatMap((path) =>
    [
      ...readFileSync(join(src, path), 'utf8').matchAll(
        /= mailKind(?:<[^(]*>)?\(\{\s*name: '([\w-]+)'/g,
      ),
    ].map(([, name]) => name),
  )
  assert.deepEqual(mailKinds.map(({ name }) => name).sort(), stated.sort())
  for (const { name, examples: each } of mailKinds) assert.ok(each.length > 0, name)
  const drawn = readdirSync(folder).sort()
  assert.deepEqual(drawn, mailKinds.map(({ name }) => name).sort(), 'npm run mails')
})
