// What is sent is decided again, kept whole, and answered with a receipt.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { withServer } from '../api/server.ts'
import { ago, check, manager, sending, shownWhen, stranger, text, user } from './sending.ts'

describe('submitting', () => {
  const server = withServer()
  const { ask, form, body, submit, sent, whole, file } = sending(server)

  test('a form is filled, sent and read back whole', async () => {
    const made = await form([check('brakes'), text('note')])
    const given = body(made, { brakes: 'pass', note: 'All well' })
    const receipt = await sent(user, given)
    assert.match(receipt.number, /^SUB-\d{4}-\d{4}$/)
    assert.equal(receipt.stage, 'signed')
    assert.equal(receipt.revision, 1)
    const read = await whole(user, given.id)
    assert.deepEqual(read.answers, { brakes: 'pass', note: 'All well' })
    assert.equal(read.hash, receipt.hash)
    assert.deepEqual(
      read.events.map(({ kind, by }) => [kind, by]),
      [['submitted', 'Luc Tremblay']],
    )
  })
})
