// What a paper says, who gets it, and that its hash proves it.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import type { Question } from '../../../src/features/forms/definition/index.ts'
import { phonePicture } from '../../../src/features/submissions/papers/testing/example-paper.ts'
import { sql } from '../../../src/kit/db/sql.ts'
import { readCsv } from '../../../src/kit/spreadsheet/csv.ts'
import { readXlsx } from '../../../src/kit/spreadsheet/server/read-xlsx.ts'
import { withServer } from '../../api/server.ts'
import { readCode } from '../../read-code.ts'
import { squaresOfPdf, wordsOfPdf } from '../../registers/sheets.ts'
import { check, manager, question, sending, shownWhen, stranger, text, user } from '../sending.ts'

describe('papers', () => {
  const server = withServer()
  const { form, publish, body, sent } = sending(server)

  async function take(email: string, path: string) {
    const response = await fetch(`${server.address}/api/dashboard/${path}`, {
      headers: { authorization: `Bearer ${await server.token(email)}` },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes }
  }

  async function photo(email: string): Promise<{ id: string; sha256: string }> {
    const sending = new FormData()
    const picture = new Uint8Array(await phonePicture(1))
    sending.append('file', new File([picture], 'hoist.jpg', { type: 'image/jpeg' }))
    const response = await fetch(`${server.address}/api/store_file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await server.token(email)}` },
      body: sending,
    })
    const { data } = (await response.json()) as { data: { id: string; sha256: string } }
    return { id: data.id, sha256: data.sha256 }
  }

  test('the PDF says what was asked and answered, what failed, who signed, and its hash', async () => {
    const picture = await photo(user)
    const made = await form(
      [
        check('brakes', {
          label: 'Brakes hold',
          labels: { fr: 'Les freins tiennent' },
          deficiency: { severity: 'critical' },
        }),
        text('why', { label: 'What is wrong', ...shownWhen('why', 'brakes', 'fail') }),
        text('never', { label: 'Not asked', ...shownWhen('never', 'brakes', 'pass') }),
        text('health', { label: 'Medical note', confidential: true }),
        text('open', { label: 'Anything else' }),
        question('tidy', 'matrix', {
          label: 'Housekeeping',
          rows: [{ id: 'exits', label: 'Exits' }],
          options: [{ id: 'ok', label: 'In order' }],
        }),
        question('machines', 'group', { label: 'Machine', fields: [text('plate')] }),
        question('shots', 'photo', { label: 'Pictures', annotate: true }),
      ],
      { signature_policy: 'submitter' },
    )
    const answers = {
      brakes: 'fail',
      why: 'Façade côté Québec – ¿quién?',
      health: 'Pacemaker',
      tidy: { exits: 'ok' },
      machines: [{ plate: 'AB 123' }],
      shots: [{ id: picture.id, caption: 'At the hoist' }],
    }
    const receipt = await sent(user, body(made, answers, { files: [picture] }))
    const { status, headers, bytes } = await take(manager, `submissions/${receipt.id}/pdf?lang=en`)
    assert.equal(status, 200, bytes.toString('latin1', 0, 300))
    assert.equal(headers.get('content-type'), 'application/pdf')
    assert.match(headers.get('content-disposition') ?? '', new RegExp(`${receipt.number}\\.pdf`))
    const words = wordsOfPdf(bytes)
    for (const each of [
      receipt.number,
      'Northgate Builders',
      'Luc Tremblay',
      'One item failed',
      'Fail · Critical',
      'Brakes hold',
      '✗ Fail',
      'Façade côté Québec – ¿quién?',
      'Anything else',
      'Not answered',
      'Exits',
      'In order',
      'Machine 1',
      'AB 123',
      'Photo 1 · At the hoist',
      'Not signed yet',
      'Pacemaker',
      receipt.hash,
      'Page 1 of 2',
    ])
      assert.ok(words.includes(each), `${each}: ${words.slice(0, 80).join(' | ')}`)
    assert.equal(words.includes('Not asked'), false)
    // It is typed without the hash, which stands above it; the link and the code carry both.
    assert.ok(words.some((each) => each.endsWith(`/verify/${receipt.id}`)))
    assert.ok(bytes.includes(`/verify/${receipt.id}?hash=${receipt.hash}`))
    const code = await readCode(await squaresOfPdf(bytes))
    assert.ok(code?.includes(`/verify/${receipt.id}?hash=${receipt.hash}`), code)
    assert.ok(bytes.includes('/DCTDecode'), 'the picture')

    const french = wordsOfPdf((await take(manager, `submissions/${receipt.id}/pdf?lang=fr`)).bytes)
    for (const each of ['Les freins tiennent', 'Un point non conforme', 'Pas encore signé'])
      assert.ok(french.includes(each), each)
    const told = await server.database.database.transaction('owner', (db) =>
      db.many<{ after: { format: string; hash: string } }>(sql`
        select after from change where action = 'export' and subject_id = ${receipt.id}`),
    )
    assert.deepEqual(
      told.map(({ after }) => [after.format, after.hash]),
      [
        ['pdf', receipt.hash],
        ['pdf', receipt.hash],
      ],
    )
    // Its history tells of that beside what changed.
    const history = await take(manager, `submissions/${receipt.id}/history`)
    assert.equal(history.status, 200)
    assert.match(history.bytes.toString(), /"export"/)
  })

  test('no copy for a person without the grant shows confidential answers', async () => {
    const made = await form([
      text('note'),
      text('health', { label: 'Medical', confidential: true }),
    ])
    const receipt = await sent(manager, body(made, { note: 'Open', health: 'Pacemaker' }))
    const mine = wordsOfPdf((await take(manager, `submissions/${receipt.id}/pdf`)).bytes)
    assert.ok(mine.includes('Pacemaker'))
    const { bytes, status } = await take(user, `submissions/${receipt.id}/pdf`)
    assert.equal(status, 200)
    const words = wordsOfPdf(bytes)
    assert.ok(words.includes('Open'))
    assert.equal(
      words.some((each) => each.includes('Pacemaker') || each === 'Medical'),
      false,
    )
    assert.ok(words.includes('Confidential answers are left out of this copy.'))
    const sheet = (await take(user, `form-reports/${made.id}/export`)).bytes.toString()
    assert.equal(sheet.includes('Pacemaker') || sheet.includes('[health]'), false)
  })

  test('a submission of another company, or none, is not there', async () => {
    const made = await form([text('note')])
    const receipt = await sent(user, body(made, { note: 'x' }))
    assert.equal((await take(stranger, `submissions/${receipt.id}/pdf`)).status, 404)
    assert.equal((await take(stranger, `form-reports/${made.id}/export`)).status, 404)
    assert.equal((await take(user, `submissions/${randomUUID()}/pdf`)).status, 404)
  })

  test('a sheet holds every version: a question that is gone keeps its column and its answers', async () => {
    const rating = (id: string, label: string) => ({ id, label })
    const first: Question[] = [
      text('crew', { label: 'Crew' }),
      question('grade', 'select', {
        label: 'Grade',
        options: [rating('a', 'Good'), rating('b', 'Poor')],
      }),
      question('kinds', 'checkbox', {
        label: 'Kinds',
        options: [rating('x', 'Fall'), rating('y', 'Fire')],
      }),
      question('gone', 'number', { label: 'Helmets', unit: 'pcs' }),
      question('tidy', 'matrix', {
        label: 'Tidy',
        rows: [rating('stairs', 'Stairs'), rating('exits', 'Exits')],
        options: [rating('ok', 'In order')],
      }),
      question('machines', 'group', {
        label: 'Machine',
        fields: [text('plate', { label: 'Plate' })],
      }),
    ]
    const made = await form(first)
    const one = await sent(
      user,
      body(made, {
        crew: '=SUM(A1)',
        grade: 'b',
        kinds: ['x', 'y'],
        gone: 12,
        tidy: { stairs: 'ok' },
        machines: [{ plate: 'A 1' }, { plate: 'B 2' }],
      }),
    )
    const second = [
      question('day', 'date', { label: 'Day' }),
      ...first
        .filter(({ key }) => key !== 'gone')
        .map((each) =>
          each.key === 'crew'
            ? { ...each, label: 'Crew name' }
            : each.key === 'grade'
              ? { ...each, options: [rating('a', 'Very good')] }
              : each,
        ),
    ]
    const again = await publish(made.id, second)
    const two = await sent(user, body(again, { day: '2026-11-20', crew: 'Béton', grade: 'a' }))
    const { bytes, headers } = await take(manager, `form-reports/${made.id}/export?lang=en`)
    assert.match(headers.get('content-disposition') ?? '', /\.csv/)
    const [heads = [], ...rows] = [...readCsv(bytes.toString())]
    const asked = heads.indexOf('Day [day]')
    const [version, revision] = ['Version', 'Revision'].map((head) => heads.indexOf(head))
    assert.deepEqual(heads.slice(asked), [
      'Day [day]',
      'Crew name [crew]',
      'Grade [grade]',
      'Kinds [kinds]',
      'Tidy: Stairs [tidy.stairs]',
      'Tidy: Exits [tidy.exits]',
      'Machine: Plate [machines.plate]',
      'Helmets [gone]',
    ])
    assert.deepEqual(
      rows.map(([number]) => number),
      [one.number, two.number],
    )
    assert.deepEqual(rows[0]?.slice(asked + 1), [
      '=SUM(A1)',
      'Poor',
      'Fall; Fire',
      'In order',
      '',
      '1) A 1; 2) B 2',
      '12',
    ])
    // Nothing that was typed is run by the person who opens the sheet.
    assert.ok(bytes.includes(`'=SUM(A1)`))
    assert.deepEqual(rows[1]?.slice(asked, asked + 3), ['2026-11-20', 'Béton', 'Very good'])
    assert.deepEqual(
      rows.map((row) => [row[version ?? 0], row[revision ?? 0]]),
      [
        ['1', '1'],
        ['2', '1'],
      ],
    )
    const book = await take(manager, `form-reports/${made.id}/export?format=xlsx&lang=fr`)
    const lines = await readXlsx(book.bytes)
    assert.equal(lines.length, 3)
    assert.equal(lines[1]?.at(-1), '12')
    const none = await take(manager, `form-reports/${made.id}/export?to=2020-01-01`)
    assert.equal([...readCsv(none.bytes.toString())].length, 1)
  })
})
