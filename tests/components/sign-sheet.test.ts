// The sheet that people sign on: whose turn it is, and how they sign, once.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertClean, openAt, useBrowser } from './harness.ts'
import { colleague, draw, heading, open, phone, place, press, submission } from './sheet.ts'

describe('the sheet to sign on', () => {
  useBrowser()

  test('one’s own place comes first, with the exact words in a language of one’s choice', async () => {
    const mine = place(2, { account: { id: colleague.id, name: 'Maya' }, name: null, mine: true })
    const shown = await open([place(1), { ...mine, role: 'submitter' }, place(3)])
    const { page, sent } = shown
    await heading(page, 'Maya')
    await page.getByText('I filled this in. To the best of my knowledge').waitFor()
    await page.getByText('Français').click()
    await page.getByText('J’ai rempli ce document.').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Sign', exact: true }).isDisabled(), true)
    await draw(page)
    await assertClean(shown)
    await page.getByRole('button', { name: 'Sign', exact: true }).dblclick()
    await heading(page, 'Maya has signed.')
    assert.equal(sent.length, 1)
    const [first] = sent
    assert.equal(first?.path, 'signatures')
    assert.deepEqual(
      [first.body.place, first.body.document_hash, first.body.statement_lang],
      [mine.id, submission.hash, 'fr'],
    )
    await page.getByText('1 of 3 signed').waitFor()
    assert.equal(await page.locator('[data-taken]').textContent(), '1')
  })

  test('the phone is handed on: next, skipped, declined, until nobody is left', async () => {
    const shown = await open([place(1), place(2), place(3)])
    const { page, sent } = shown
    await page.getByRole('button', { name: /^Person 1/ }).click()
    await heading(page, 'Person 1')
    await press(page, 'Skip for now')
    await heading(page, 'Person 2')
    await page.getByText('Maya Okafor, who is signed in here, attests it').waitFor()
    await draw(page)
    await press(page, 'I saw Person 2 sign')
    await heading(page, 'Person 2 has signed.')
    await page.getByRole('button', { name: /^Person 3/ }).click()
    await heading(page, 'Person 3')
    await press(page, 'Will not sign')
    await page.getByLabel('Why will they not sign?').fill('The rail was missing')
    await press(page, 'Record it')
    await heading(page, 'Recorded: Person 3 did not sign.')
    await assertClean(shown)
    assert.deepEqual(sent.at(-1), {
      path: `places/${place(3).id}/decline`,
      body: {
        document_hash: submission.hash,
        reason: 'The rail was missing',
        statement_lang: 'en',
      },
      account: undefined,
    })
    await page.getByRole('button', { name: /^Person 1/ }).click()
    await page.getByText('Type', { exact: true }).click()
    await page.getByLabel('Type your name').fill('P. One')
    await press(page, 'I saw Person 1 sign')
    await heading(page, 'Person 1 has signed.')
    assert.deepEqual(sent.at(-1)?.body.given, { method: 'typed', name: 'P. One' })
    await page.getByText('2 of 3 signed').waitFor()
    assert.equal(await page.getByRole('listitem').filter({ hasText: 'Signed' }).count(), 2)
    await assertClean(shown)
  })

  test('strokes outlive a reload and a rotation', async () => {
    const { page } = await open([place(1, { mine: true }), place(2)])
    await draw(page)
    const path = () => page.locator('[data-signature-pad] path').getAttribute('d')
    const before = await path()
    await page.setViewportSize({ width: 740, height: 360 })
    assert.equal(await path(), before)
    await page.reload()
    await page.locator('[data-signature-pad] path').waitFor()
    assert.equal(await path(), before)
  })

  test('what was refused says why; content that changed asks for a new signature', async () => {
    const shown = await open([place(1, { mine: true })])
    const { page, server } = shown
    server.refusing = { status: 409, code: 'signature/stale', error: 'The content has changed.' }
    await draw(page)
    await press(page, 'Sign')
    await page.getByRole('alert').filter({ hasText: 'The content has changed.' }).waitFor()
    assert.equal(await page.locator('[data-signature-pad] path').count(), 0)
    // A sheet that was left meanwhile says so when it is opened again.
    await page.reload()
    await heading(page, 'Person 1')
    await page.getByText('The content has changed.').waitFor()
    shown.errors.splice(0)
  })

  test('a colleague enters their number; nobody draws for them', async () => {
    const shown = await open([place(1, { account: colleague, name: null })])
    const { page, sent, server } = shown
    await page.getByRole('button', { name: /^Luc Tremblay/ }).click()
    await heading(page, 'Luc Tremblay')
    assert.equal(await page.locator('[data-signature-pad]').count(), 0)
    await page.getByText('Signing PIN of Luc Tremblay').waitFor()
    server.refusing = { status: 422, code: 'signature/pin', error: 'Wrong PIN.' }
    await page.locator('[inputmode="numeric"]').first().focus()
    await page.keyboard.type('402917')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Wrong PIN.' }).waitFor()
    shown.errors.splice(0)
    await assertClean(shown)
    server.refusing = undefined
    await page.locator('[inputmode="numeric"]').first().focus()
    await page.keyboard.type('402918')
    await page.keyboard.press('Enter')
    await heading(page, 'Luc Tremblay has signed.')
    assert.deepEqual(
      sent.map(({ path, body }) => [path, body.account, body.pin]),
      [
        ['signatures/pin', colleague.id, '402917'],
        ['signatures/pin', colleague.id, '402918'],
      ],
    )
    assert.equal(await page.evaluate(() => JSON.stringify({ ...localStorage })), '{}')
  })

  test('a manager waits for the supervisor, and says so', async () => {
    const { page } = await open([
      place(1, { role: 'supervisor', account: colleague, name: null }),
      place(2, { role: 'manager', account: null, name: null }),
    ])
    await page.getByRole('listitem').filter({ hasText: 'Manager' }).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Manager/ }).count(), 0)
  })

  test('by keyboard alone, on a wide screen', async () => {
    const { page, sent } = await open([place(1)], { viewport: { width: 1280, height: 800 } })
    await page.getByRole('button', { name: /^Person 1/ }).focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Person 1')
    await page
      .getByRole('radiogroup', { name: 'How to sign' })
      .getByRole('radio', { name: 'Draw' })
      .focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Person One')
    await page.keyboard.press('Enter')
    await heading(page, 'Person 1 has signed.')
    assert.deepEqual(sent[0]?.body.given, { method: 'typed', name: 'Person One' })
  })

  test('no letter is lost on a phone that draws slowly', async () => {
    const { page, sent } = await open([place(1)])
    await page.getByRole('button', { name: /^Person 1/ }).click()
    await page.getByText('Type', { exact: true }).click()
    // What the page draws by itself, and not at once for a key, comes late.
    await page.evaluate(() => {
      const post = MessagePort.prototype.postMessage
      MessagePort.prototype.postMessage = function (...given: [unknown]) {
        setTimeout(() => post.apply(this, given), 40)
      }
    })
    const name = 'Bartholomew Featherstonehaugh the Younger'
    await page.getByLabel('Type your name').pressSequentially(name)
    await press(page, 'I saw Person 1 sign')
    await heading(page, 'Person 1 has signed.')
    assert.deepEqual(sent[0]?.body.given, { method: 'typed', name })
  })

  test('the evidence shows the strokes, the words agreed to, and what holds no longer', async () => {
    const card = (n: number, more: object) => ({
      id: place(n).id,
      place: null,
      no_place: null,
      revision: 1,
      role: 'attendee',
      signer: null,
      signer_name: `Person ${n}`,
      method: 'drawn',
      strokes: { width: 500, height: 200, strokes: [[0.1, 0.5, 0.4, 0.6, 0.8, 0.4]] },
      statement: 'I took part.',
      attested: null,
      declined_reason: null,
      signed_at: '2026-11-20T15:00:00Z',
      received_at: '2026-11-20T18:00:00Z',
      holds: true,
      document_hash: submission.hash,
      ...more,
    })
    const cards = [
      card(1, {}),
      card(2, { method: 'typed', strokes: { typed: 'P. Two' }, holds: false }),
      card(3, { method: 'pin', strokes: null }),
      card(5, {
        method: 'attested',
        strokes: null,
        statement: 'I saw Person 5 take part.',
        attested: { by: 'Maya Okafor', words: 'I saw Person 5 take part.' },
      }),
      card(4, { declined_reason: 'The rail was missing', strokes: null }),
    ]
    for (const scheme of ['light', 'dark'] as const) {
      const shown = await openAt(
        '/sign.html',
        { cards: JSON.stringify(cards) },
        { scheme, ...phone },
      )
      const { page } = shown
      await page.getByRole('img', { name: 'Signed by Person 1' }).waitFor()
      const of = (name: string) => page.getByRole('article').filter({ hasText: name })
      await of('Person 2').getByText('P. Two').waitFor()
      await of('Person 2').getByText('On revision 1: no longer valid').waitFor()
      await of('Person 3')
        .getByText(/by signing PIN/)
        .waitFor()
      await of('Person 5').getByText('Maya Okafor: “I saw Person 5 take part.”').waitFor()
      await of('Person 4').getByText('The rail was missing').waitFor()
      await of('Person 1')
        .getByText(/received/)
        .waitFor()
      await assertClean(shown)
    }
  })
})
