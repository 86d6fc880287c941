// A quiz stands in the version that was approved; who has not passed it does not sign.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { sql } from '../../../kit/db/sql.ts'
import type { Part, Quiz } from '../../../kit/writing/content.ts'
import { quizIn } from '../../../kit/writing/quiz.ts'
import { quiz } from '../../../kit/writing/short-parts.ts'
import { says, writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

const asked = () =>
  quiz(
    80,
    ['Where do we muster? | * At the gate | In the shed', 'Où? | Au portail | Dans la remise'],
    ['What do you wear? | * A hat | * Boots | Sandals', 'Quoi? | Casque | Bottes | Sandales'],
  )
const mark = { given: { method: 'typed', name: 'Helen Zhang' }, statement_lang: 'en', seconds: 30 }

/** A policy with a quiz, published; the answers that are right, and some that are not. */
async function quizzed() {
  const part = asked()
  const policy = await aPolicy(undefined, [...says('Muster at the gate.'), part])
  const questions = (part as Quiz).questions
  const right = Object.fromEntries(questions.map((one) => [one.id, one.right]))
  const half = { ...right, [questions[1]?.id ?? '']: [questions[1]?.right[0]] }
  return { ...policy, right, half, second: questions[1]?.id, document: `documents/${policy.id}` }
}

const rightsIn = (content: unknown) =>
  quizIn((content as { content: Part[] }).content)?.questions.map(({ right }) => right.length)

describe('the quiz of a document', () => {
  test('what is right stands in the version and is sent to no reader', async () => {
    const { ask, id, versions, publish, document } = await quizzed()
    await publish()
    const reader = await as('management')
    assert.deepEqual(rightsIn((await ask('GET', `${versions}/1`)).data.content), [1, 2])
    assert.deepEqual(rightsIn((await ask('GET', `policies/${id}`)).data), [1, 2])
    assert.deepEqual(rightsIn((await reader('GET', `${versions}/1`)).data.content), [0, 0])
    assert.deepEqual(rightsIn((await reader('GET', `policies/${id}`)).data), [0, 0])
    for (const who of [ask, reader])
      assert.deepEqual(rightsIn((await who('GET', document)).data.content), [0, 0])
  })

  test('it is approved with the text: another right answer is another version', async () => {
    const { ask, id, versions, read, publish } = await quizzed()
    await publish()
    const { version, content } = await read()
    const changed = structuredClone(content) as Part[]
    const first = quizIn(changed)?.questions[0]
    if (first !== undefined) first.right = first.answers.map((answer) => answer.id)
    await ask('PATCH', `policies/${id}`, { version, content: changed })
    await publish()
    const all = (await ask('GET', versions)).data.versions as { hash: string }[]
    assert.equal(new Set(all.map(({ hash }) => hash)).size, 2)
  })

  test('below the mark one tries again; score, tries and language stay with the sign-off', async () => {
    const { ask, id, read, publish, document, right, half, second } = await quizzed()
    const audience = [{ kind: 'role', id: '6' }]
    await ask('PATCH', `policies/${id}`, { version: (await read()).version, audience })
    await publish()
    const reader = await as('management')
    const { hash, quiz: before } = (await reader('GET', document)).data
    assert.deepEqual(before, { tries: 0, score: null })
    const sign = () => reader('POST', `${document}/signoffs`, { hash, ...mark })
    const handIn = (answers: object) =>
      reader('POST', `${document}/quiz`, { hash, lang: 'fr', answers })

    assert.equal((await sign()).code, 'document/not-passed')
    const failed = (await handIn(half)).data as Record<string, unknown>
    assert.deepEqual(failed, { score: 50, passed: false, pass: 80, tries: 1, wrong: [second] })
    assert.equal((await sign()).code, 'document/not-passed')
    assert.equal((await handIn(right)).data.passed, true)
    assert.deepEqual((await reader('GET', document)).data.quiz, { tries: 2, score: 100 })
    assert.equal((await sign()).status, 204)

    const understood = { score: 100, tries: 2, lang: 'fr' }
    const listed = (await ask('GET', `${document}/signoffs`)).data.signoffs as Signoff[]
    assert.deepEqual(listed[0]?.understood, understood)
    const covered = await ask('GET', `resources/coverage?document=${id}`)
    const people = covered.data.people as { id: string; name: string; asked: Signoff[] }[]
    const me = people.find(({ name }) => name === 'Helen Zhang')
    assert.equal(me?.asked[0]?.score, 100)
    const own = await ask('GET', `users/${me?.id}/signoffs`)
    const mine = (own.data.signoffs as Signoff[]).find((one) => one.document === id)
    assert.deepEqual(mine?.understood, understood)
  })

  test('at another’s device each answers for themself', async () => {
    const { publish, document, right } = await quizzed()
    await publish()
    const holder = await as('management')
    const { hash } = (await holder('GET', document)).data
    const signers = (await holder('GET', `${document}/signers`)).data.signers as {
      id: string
      name: string
    }[]
    const [other] = signers.filter(({ name }) => name !== 'Helen Zhang')
    const person = other?.id
    await holder('POST', `${document}/quiz`, { hash, lang: 'en', answers: right })
    const sign = () => holder('POST', `${document}/signoffs`, { hash, ...mark, person })
    assert.equal((await sign()).code, 'document/not-passed')
    await holder('POST', `${document}/quiz`, { hash, lang: 'en', answers: right, person })
    assert.equal((await sign()).status, 204)
  })

  test('a quiz that cannot be taken is not sent for approval', async () => {
    const part = { ...asked(), questions: [] } as Part
    const { send } = await aPolicy(undefined, [part])
    assert.equal((await send()).code, 'document/quiz')
  })

  test('what is answered is bound to the text that was read, and never changes', async () => {
    const { publish, document, right, id } = await quizzed()
    const reader = await as('management')
    const handIn = (hash: unknown) =>
      reader('POST', `${document}/quiz`, { hash, lang: 'en', answers: right })
    assert.equal((await handIn('any')).status, 404)
    await publish()
    assert.equal((await handIn('another')).code, 'signature/stale')
    await handIn((await reader('GET', document)).data.hash)
    const change = server.database.database.transaction('owner', (db) =>
      db.run(sql`update document_quiz_try set score = 1 where document = ${id}`),
    )
    await assert.rejects(change, /what was signed does not change/)
  })
})

type Signoff = { document: string; score: number; understood: object }
