// A form as it is filled on a phone: items of groups, what is missing, what it begins with, codes.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Question } from '../../../src/features/forms/definition/question.ts'
import { asked, form, question } from '../draft.ts'
import { assertClean, useBrowser } from '../harness.ts'
import { openForm } from './filled.ts'

const checks = [
  { id: 'pass', label: 'Pass', tone: 'good' },
  { id: 'fail', label: 'Fail', fails: true, tone: 'danger' },
]
const why = question('why', 'text', {
  label: 'Why?',
  required: true,
  is_dependent: 1,
  dependent_id: 'ok',
  dependent_value: 'fail',
})
const ladders = question('ladders', 'group', {
  label: 'Ladders',
  fields: [
    question('tag', 'text', { label: 'Tag', default: 'L-' }),
    question('ok', 'radio', { label: 'State', options: checks }),
    why,
  ] as Question[],
})
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('filling a form', () => {
  useBrowser()

  test('a long form can be filled at once; what is missing at its end is led to before it is there', async () => {
    const many = Array.from({ length: 150 }, (_, n) =>
      question(`line_${n}`, 'text', { label: `Line ${n}`, required: n === 149 }),
    )
    const { page, held } = await openForm(form(...many))
    await page.getByLabel('Line 0').fill('begun')
    await page.getByRole('button', { name: 'Go to the next missing answer: Line 149' }).click()
    await page.waitForFunction(
      () => document.activeElement?.closest('[id="question-line_149"]') != null,
    )
    await page.keyboard.type('done')
    assert.deepEqual(await held(), { line_0: 'begun', line_149: 'done' })
  })

  test('items of a group keep what is typed, also while it is hidden', async () => {
    const { page, answers, held } = await openForm(form(ladders))
    await page.getByRole('button', { name: 'Add Ladders' }).click()
    const tag = page.getByLabel('Tag')
    assert.equal(await tag.inputValue(), 'L-')
    await tag.press('End')
    await tag.pressSequentially('7')
    await page.getByText('Fail', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Why?' }).fill('Bent rung')
    await page.getByText('Pass', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Why?' }).waitFor({ state: 'detached' })
    type Rows = { ladders: Record<string, unknown>[] }
    const [sent] = ((await answers()) as Rows).ladders
    assert.deepEqual([sent?.tag, sent?.ok, sent?.why], ['L-7', 'pass', undefined])
    assert.equal(((await held()) as Rows).ladders[0]?.why, 'Bent rung')
    await page.getByText('Fail', { exact: true }).click()
    assert.equal(await page.getByRole('textbox', { name: 'Why?' }).inputValue(), 'Bent rung')
    const before = await held()
    await page.getByRole('button', { name: 'Remove number 1' }).click()
    assert.deepEqual(await held(), { ladders: [] })
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.deepEqual(await held(), before)
  })

  test('a section passes in one tap and back; the list of sections leads there, by keyboard too', async () => {
    const three = [...checks, { id: 'none', label: 'Not applicable' }]
    const head = (key: string, label: string) => question(key, 'section', { label })
    const check = (key: string, label: string) => question(key, 'radio', { label, options: three })
    const shown = await openForm(
      form(
        head('site', 'Site'),
        check('fence', 'Fence'),
        check('gate', 'Gate'),
        check('light', 'Light'),
        head('crane', 'Crane'),
        ...Array.from({ length: 9 }, (_, n) => check(`part_${n}`, `Part ${n}`)),
      ),
      { context: phone },
    )
    const { page, answers } = shown
    const site = page.getByRole('region', { name: 'Site' })
    // The three answers stand side by side on a phone.
    const boxes = await Promise.all(
      three.map(({ label }) =>
        site.getByRole('group', { name: 'Gate' }).getByText(label, { exact: true }).boundingBox(),
      ),
    )
    assert.equal(new Set(boxes.map((box) => box?.y)).size, 1)
    await site.getByRole('group', { name: 'Fence' }).getByText('Fail', { exact: true }).click()
    const all = site.getByRole('button', { name: 'All pass in this section' })
    await all.click()
    assert.deepEqual(await answers(), { fence: 'fail', gate: 'pass', light: 'pass' })
    await all.waitFor({ state: 'detached' })
    await site.getByRole('button', { name: 'Undo' }).click()
    assert.deepEqual(await answers(), { fence: 'fail' })
    await all.waitFor()

    await page.getByRole('button', { name: 'Go to a section' }).press('Enter')
    await page.getByRole('menuitem', { name: /^Site.*1 fail.*1 of 3/ }).waitFor()
    await page.getByRole('menuitem', { name: /^Crane/ }).press('Enter')
    await page.waitForFunction(() => document.activeElement?.textContent === 'Crane')
    assert.ok(await page.getByRole('heading', { name: 'Crane' }).isVisible())
    await assertClean(shown)
  })

  test('a hazard is described one letter after the other', async () => {
    const { page, answers } = await openForm(form(question('h', 'hazard', { label: 'Hazards' })))
    await page.getByRole('button', { name: 'Add Hazards' }).click()
    await page.getByLabel('Task or step').pressSequentially('Roofing')
    await page.getByRole('textbox', { name: 'Hazard', exact: true }).pressSequentially('Falling')
    const [row] = (await answers()).h as Record<string, unknown>[]
    assert.deepEqual([row?.task, row?.hazard], ['Roofing', 'Falling'])
  })

  test('what is missing is counted at the foot and led to, in an item of a group too', async () => {
    const name = question('name', 'text', { label: 'Your name', required: true })
    const rest = Array.from({ length: 20 }, (_, at) => question(`q${at}`, 'text'))
    const height = question('height', 'number', { label: 'Height', max: 3 })
    const shown = await openForm(form(name, ...(rest as Question[]), height, ladders), {
      answers: { height: 9, ladders: [{ id: 'r1', ok: 'fail' }] },
      context: phone,
    })
    const { page } = shown
    const foot = page.getByRole('complementary', { name: 'Progress' })
    await foot.getByText('2 of 23 · 2 required left · 1 to correct').waitFor()
    const next = foot.getByRole('button')
    await next.click()
    const focused = () => page.evaluate('document.activeElement.closest("[id]:not(input)").id')
    assert.equal(await focused(), 'question-name')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ana')
    await foot.getByText('3 of 23 · 1 required left').waitFor()
    await next.click()
    assert.equal(await focused(), 'question-height')
    await next.click()
    assert.equal(await focused(), 'within-ladders-r1-why')
    await page.keyboard.type('Bent')
    await page.getByRole('textbox', { name: 'Height' }).fill('2')
    await foot.getByText('Complete').waitFor()
    await assertClean(shown)
  })

  test('it begins with what is known of who fills it and when', async () => {
    const { page } = await openForm(
      form(
        question('by', 'text', { label: 'Filled by', prefill: 'me' }),
        question('day', 'date', { label: 'Day', prefill: 'today' }),
        question('sign', 'signature', { label: 'Sign' }),
      ),
      {
        options: {
          begin: {
            today: '2026-11-21',
            now: '2026-11-21T07:45',
            me: { id: '1', name: 'Ana Diaz' },
          },
        },
      },
    )
    assert.equal(await page.getByLabel('Filled by').inputValue(), 'Ana Diaz')
    assert.match(await page.getByLabel('Day').inputValue(), /2026/)
    assert.equal(await page.getByLabel('Printed name').inputValue(), 'Ana Diaz')
  })

  test('a signature that was given is there again, in whatever width', async () => {
    const strokes = [[0.1, 0.5, 0.9, 0.5]]
    const given = {
      sign: {
        method: 'drawn',
        strokes,
        width: 300,
        height: 120,
        name: 'Ana Diaz',
        signed_at: '2026-11-21T12:00:00.000Z',
      },
    }
    const sign = question('sign', 'signature', { label: 'Sign' })
    const { page } = await openForm(form(sign), { answers: given, context: phone })
    assert.equal(await page.locator('[data-strokes]').getAttribute('data-strokes'), '1')
    const fixed = await openForm(form(sign), { answers: given, more: { readOnly: true } })
    await fixed.page.getByRole('img', { name: 'Signed by Ana Diaz' }).waitFor()
    assert.equal(await fixed.page.getByRole('button').count(), 0)
  })

  for (const scheme of ['light', 'dark'] as const)
    test(`every kind of question is accessible on a phone, ${scheme}`, async () => {
      const definition = form(
        ...(asked.map((one) =>
          one.type === 'matrix'
            ? { ...one, options: checks, rows: [{ id: 'r', label: 'Left side' }] }
            : one.type === 'group'
              ? { ...ladders, key: one.key }
              : one,
        ) as Question[]),
      )
      const lists = (url: URL) => url.pathname.includes('/api/')
      const shown = await openForm(definition, {
        answers: { group: [{ id: 'a' }, { id: 'b' }], hazard: [{ id: 'a' }, { id: 'b' }] },
        // What stands at the foot lies over what is half behind it, which counts as too small to hit.
        more: { showAll: true, withProgress: false },
        context: { ...phone, scheme },
        begin: (page) =>
          page.route(lists, (route) =>
            route.fulfill({
              json: route.request().url().includes('/users')
                ? { data: { data: [] } }
                : /lists|reasons-tree/.test(route.request().url()) &&
                    !/reasons-tree/.test(route.request().url())
                  ? []
                  : { data: [] },
            }),
          ),
      })
      await assertClean(shown)
      const wide = await shown.page.evaluate('document.documentElement.scrollWidth')
      assert.equal(wide, 360)
    })

  test('two hundred questions open at once, and a letter draws its own question alone', async () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      at % 25 === 0
        ? question(`s${at}`, 'section', { label: `Part ${at / 25 + 1}` })
        : at % 2 === 0
          ? question(`q${at}`, 'radio', { options: checks, required: true })
          : question(`q${at}`, 'text'),
    ) as Question[]
    const filled = await openForm(form(question('first', 'text', { label: 'First' }), ...many))
    const { page } = filled
    await page.locator('#question-q199').waitFor({ state: 'attached' })
    await page.evaluate(() => {
      const drawn = { count: 0 }
      Reflect.set(globalThis, 'drawn', drawn)
      new MutationObserver((records) => {
        for (const { target } of records)
          if (target instanceof Element && target.closest('[id^="question-q"]')) drawn.count += 1
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await page.getByLabel('First').pressSequentially('abc')
    while ((await filled.answers()).first !== 'abc') await nextFrames(page)
    await nextFrames(page)
    assert.equal(await page.evaluate('drawn.count'), 0)
  })
})

/** Until what was to be drawn is drawn. */
const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()))
      }),
  )
