// A published document on paper, and the poster that leads to it.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withServer } from '../../../../tests/api/server.ts'
import { Caller } from '../../../../tests/registers/caller.ts'
import { sendFile } from '../../../../tests/registers/example-files.ts'
import { wordsOfPdf as linesOfPdf } from '../../../../tests/registers/sheets.ts'
import { newId } from '../../../kit/ids.ts'
import { quiz } from '../../../kit/writing/short-parts.ts'
import { photo } from '../../../register/fields/pointing.ts'
import { approveAndPublish, says, writingDocuments } from '../testing/writing-documents.ts'

const server = withServer()
const { as, aPolicy } = writingDocuments(server)

const wordsOfPdf = (pdf: Buffer) => linesOfPdf(pdf).join('\n')

async function paper(email: string, path: string) {
  const answer = await fetch(`${server.address}/api/dashboard/documents/${path}`, {
    headers: { authorization: `Bearer ${await server.token(`${email}@northgate.test`)}` },
  })
  return { status: answer.status, pdf: Buffer.from(await answer.arrayBuffer()) }
}

describe('a document on paper', () => {
  test('says what is published, and who signed that version, when and how', async () => {
    const { ask, id, read, publish } = await aPolicy('Heat stress', says('Drink water often.'))
    assert.equal((await paper('management', `${id}/pdf`)).status, 404)
    await publish()
    const worker = await as('management')
    const { hash } = (await worker('GET', `documents/${id}`)).data
    await worker('POST', `documents/${id}/signoffs`, {
      ...{ hash, given: { method: 'typed', name: 'Helen Zhang' }, statement_lang: 'en' },
      seconds: 240,
    })
    const { version } = await read()
    await ask('PATCH', `policies/${id}`, { version, title: 'Heat and cold' })
    const { status, pdf } = await paper('management', `${id}/pdf?lang=fr`)
    assert.equal(status, 200)
    const words = wordsOfPdf(pdf)
    for (const said of ['Heat stress', 'Drink water often.', 'Helen Zhang', 'Tapée', String(hash)])
      assert.ok(words.includes(said), `${said} is not in: ${words}`)
    assert.ok(!words.includes('Heat and cold'), 'what is not published yet is not printed')
    assert.match(pdf.toString('latin1'), /StructTreeRoot/)

    await publish()
    const next = wordsOfPdf((await paper('management', `${id}/pdf`)).pdf)
    assert.ok(next.includes('No one has signed this version.'))
  })

  test('says what pictures show and what its quiz asks, and not what is right', async () => {
    const manager = new Caller(server.address, await server.token('manager@northgate.test'))
    const file = await sendFile(manager, photo())
    const { id, publish } = await aPolicy('Ladders', [
      ...says('Tie it off.'),
      { id: newId(), kind: 'picture', file, words: { en: 'A ladder that is tied off' } },
      quiz(100, ['Where is it tied? | * At the top | Nowhere', 'Où? | * En haut | Nulle part']),
    ])
    await publish()
    const { status, pdf } = await paper('manager', `${id}/pdf?lang=en`)
    assert.equal(status, 200)
    const words = wordsOfPdf(pdf)
    for (const said of ['A ladder that is tied off', 'Where is it tied?', '• Nowhere'])
      assert.ok(words.includes(said), `${said} is not in: ${words}`)
  })

  test('has a poster in two sizes, whose code leads to its page', async () => {
    const { id, publish } = await aPolicy('Muster points')
    await publish()
    const { pdf } = await paper('manager', `${id}/poster?size=a4`)
    assert.match(pdf.toString('latin1'), /MediaBox \[0 0 595\.28 841\.89\]/)
    const letter = await paper('manager', `${id}/poster`)
    assert.match(letter.pdf.toString('latin1'), /MediaBox \[0 0 612 792\]/)
    const [code] = wordsOfPdf(pdf).match(/\/q\/[\w-]{20,}/) ?? []
    assert.ok(code, 'the address stands below the code')
    const again = wordsOfPdf(letter.pdf).match(/\/q\/[\w-]{20,}/)
    assert.equal(again?.[0], code, 'the code of a wall stays the code of its document')
    const followed = await fetch(`${server.address}${code}`, { redirect: 'manual' })
    assert.equal(followed.headers.get('location'), `/dashboard/documents/${id}`)
  })

  test('of a type that has no poster has none, and of another company is not there', async () => {
    const boss = await as('manager')
    const type = (
      await boss('POST', 'custom-resource-types', {
        name: `Minutes ${Math.random()}`,
        plural: `All minutes ${Math.random()}`,
      })
    ).data
    const { data } = await boss('POST', 'custom-resources', {
      ...{ type: type.id, title: 'May', content: says('We met.') },
    })
    await boss('POST', `documents/${data.id}/versions`, { version: data.version })
    await approveAndPublish(boss, data.id)
    assert.equal((await paper('manager', `${data.id}/pdf`)).status, 200)
    assert.equal((await paper('manager', `${data.id}/poster`)).status, 404)
    const token = await server.token('manager@southfield.test')
    for (const path of ['pdf', 'poster']) {
      const answer = await server.ask('GET', `/api/dashboard/documents/${data.id}/${path}`, {
        token,
      })
      assert.equal(answer.status, 404)
    }
  })
})
