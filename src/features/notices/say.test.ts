import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screens } from '../../access/screens.ts'
import { features } from '../../app/composed/features.server.ts'
import { locales } from '../../kit/locales.ts'
import { noticeKind } from '../../manifest/notice.ts'
import { pathOf, sayNotice } from './say.ts'

const kinds = features.flatMap(({ noticeKinds = [] }) => noticeKinds)

const holesOf = (template: string) =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()

test('each kind of notice has a name of its own', () => {
  const names = kinds.map(({ name }) => name)
  assert.deepEqual(names, [...new Set(names)])
  assert.ok(names.length > 0)
})

for (const kind of kinds)
  test(`the notice ${kind.name} says in each language the facts that it has, and leads to a screen`, () => {
    const said = locales.map((lang) => kind.words[lang])
    const quotes = Object.entries(kind.facts).filter(([, of]) => of === 'quote')
    assert.ok(quotes.length <= 1)
    for (const words of said) {
      assert.ok(words.kind && words.says && words.why)
      const shown = [...new Set(holesOf(`${words.says} ${words.why}`))]
      const facts = [...shown, ...quotes.map(([name]) => name)].sort()
      assert.deepEqual(facts, Object.keys(kind.facts).sort())
    }
    const { pathname } = new URL(pathOf(kind, 'a-record'), 'http://here')
    const found = screens.filter(({ path }) =>
      new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
    )
    assert.equal(found.length, 1, pathname)
  })

const kind = noticeKind({
  name: 'tried',
  facts: { what: 'text', title: 'text', due: 'day', reason: 'quote' },
  path: '/there/{record}',
  mail: 'morning',
  words: {
    en: { kind: 'Tried', says: '{what}[: {title}][, due {due}]', why: 'Because.', act: 'Open' },
    fr: {
      kind: 'Essai',
      says: '{what}[ : {title}][, échéance {due}]',
      why: 'Parce que.',
      act: 'Ouvrir',
    },
    es: {
      kind: 'Prueba',
      says: '{what}[: {title}][, vence {due}]',
      why: 'Porque sí.',
      act: 'Abrir',
    },
  },
})

test('a notice says a day as its language does, leaves out what is not known, and fills no fact twice', () => {
  const facts = { what: 'D-1', title: '{due} [x]', due: '2026-03-08', reason: 'So.' }
  assert.deepEqual(sayNotice(kind, facts, 'en'), {
    says: 'D-1: {due} [x], due Mar 8, 2026',
    quote: 'So.',
    why: 'Because.',
    act: 'Open',
  })
  assert.equal(sayNotice(kind, facts, 'fr').says, 'D-1 : {due} [x], échéance 8 mars 2026')
  const bare = { what: 'D-1', title: null, due: null, reason: null }
  assert.deepEqual(sayNotice(kind, bare, 'es'), {
    says: 'D-1',
    quote: null,
    why: 'Porque sí.',
    act: 'Abrir',
  })
})
