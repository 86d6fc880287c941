// Photos and files of a form: made small, sent, tried again, described, drawn on, removed.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Attached } from '../../../src/features/forms/definition/attached.ts'
import type { Question } from '../../../src/features/forms/definition/question.ts'
import { form, question } from '../draft.ts'
import { assertClean, useBrowser } from '../harness.ts'
import { openForm } from './filled.ts'

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`
const photos = question('photos', 'photo', { label: 'Photos', max: 3, annotate: true }) as Question

/** Takes files in as the server does; the first `failing` times there is no answer. */
function server(failing = 0) {
  let stored = 0
  let asked = 0
  const names: string[] = []
  const begin = (page: Page) =>
    page.route('**/api/store_file', async (route) => {
      asked += 1
      if (asked <= failing) return route.abort('connectionreset')
      stored += 1
      const name = /filename="([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? ''
      names.push(name)
      return route.fulfill({
        json: {
          message: 'Stored.',
          data: { id: id(stored), name, mime: 'image/jpeg', bytes: 1000, sha256: 'x' },
        },
      })
    })
  return { begin, names }
}

/** A picture as the browser itself paints it. */
async function painted(
  page: Page,
  width: number,
  height: number,
  type = 'image/png',
): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([w, h, kind]) => {
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      if (context) {
        context.fillStyle = '#7a9'
        context.fillRect(0, 0, w, h)
      }
      const blob = await canvas.convertToBlob({ type: kind })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [width, height, type] as const,
  )
  return Buffer.from(bytes)
}
/** The JPEG as a phone held upright writes it: a quarter turned, with when it was taken. */
function onItsSide(jpeg: Buffer, taken: string): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16BE(tag, 0)
    bytes.writeUInt16BE(type, 2)
    bytes.writeUInt32BE(count, 4)
    if (type === 3) bytes.writeUInt16BE(value, 8)
    else bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const count = (entries: number) => Buffer.from([0, entries])
  const none = Buffer.alloc(4)
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\b', 'latin1'),
    ...[count(2), entry(0x0112, 3, 1, 6), entry(0x8769, 4, 1, 38), none],
    ...[count(1), entry(0x9003, 2, 20, 56), none],
    Buffer.from(`${taken}\0`),
  ])
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}
const choose = (page: Page, ...files: { name: string; buffer: Buffer; mimeType?: string }[]) =>
  page
    .locator('input[type=file]:not([capture])')
    .setInputFiles(files.map((file) => ({ mimeType: 'image/png', ...file })))

describe('photos of a form', () => {
  useBrowser()

  test('what fails to be sent is tried again; the text is not held up by it', async () => {
    const { begin, names } = server(1)
    const text = question('note', 'text', { label: 'Note' }) as Question
    const shown = await openForm(form(photos, text), { begin })
    const { page, answers } = shown
    await choose(page, { name: 'wall.png', buffer: await painted(page, 3000, 1500) })
    await page.getByRole('alert').getByText('no connection', { exact: false }).waitFor()
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Cracked')
    assert.deepEqual(await answers(), { note: 'Cracked' })
    shown.errors.length = 0
    await page.getByRole('button', { name: 'Try again' }).click()
    const picture = page.getByRole('img', { name: 'Photo 1: wall.jpg' })
    await picture.waitFor()
    assert.deepEqual((await answers()).photos, [id(1)])
    assert.deepEqual(names, ['wall.jpg'])
    assert.equal(
      await picture.evaluate(async (shown) => {
        const img = shown as HTMLImageElement
        await img.decode()
        return img.naturalWidth
      }),
      2048,
    )
    await assertClean(shown)
  })

  test('a picture comes out upright, and says when it was taken but not where', async () => {
    const { page, answers } = await openForm(form(photos), { begin: server().begin })
    const turned = onItsSide(await painted(page, 60, 30, 'image/jpeg'), '2026:11:21 07:45:09')
    await choose(page, { name: 'side.jpg', buffer: turned, mimeType: 'image/jpeg' })
    const picture = page.getByRole('img', { name: 'Photo 1: side.jpg' })
    await picture.waitFor()
    assert.deepEqual((await answers()).photos, [{ id: id(1), taken_at: '2026-11-21T07:45:09' }])
    const sent = await picture.evaluate(async (shown) => {
      const img = shown as HTMLImageElement
      await img.decode()
      const bytes = await (await fetch(img.src)).arrayBuffer()
      const text = new TextDecoder('latin1').decode(bytes)
      return [img.naturalWidth, img.naturalHeight, text.includes('Exif')]
    })
    assert.deepEqual(sent, [30, 60, false])
  })

  test('what could not be sent goes by itself once there is a connection', async () => {
    const { page } = await openForm(form(photos), { begin: server(1).begin })
    await choose(page, { name: 'a.png', buffer: await painted(page, 40, 30) })
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.evaluate("dispatchEvent(new Event('online'))")
    await page.getByRole('img', { name: 'Photo 1: a.jpg' }).waitFor()
  })

  test('a caption stands beside the id; removing can be taken back', async () => {
    const { page, answers } = await openForm(form(photos), { begin: server().begin })
    const buffer = await painted(page, 40, 30)
    await choose(page, { name: 'a.png', buffer }, { name: 'b.png', buffer })
    await page.getByRole('img', { name: 'Photo 2' }).waitFor()
    await page.getByRole('textbox', { name: /Photo 1/ }).fill('The ladder')
    assert.deepEqual((await answers()).photos, [{ id: id(1), caption: 'The ladder' }, id(2)])
    await page.getByRole('button', { name: 'Remove Photo 1' }).click()
    assert.deepEqual((await answers()).photos, [id(2)])
    await page.getByText('Removed: a.jpg').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.deepEqual((await answers()).photos, [{ id: id(1), caption: 'The ladder' }, id(2)])
  })

  test('too many and too large are refused in words', async () => {
    const { page, answers } = await openForm(form(photos), { begin: server().begin })
    const buffer = await painted(page, 40, 30)
    const four = ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.png`, buffer }))
    await choose(page, ...four)
    await page.getByText('No more than 3 here: 1 not added.').waitFor()
    await page.getByRole('img', { name: 'Photo 3' }).waitFor()
    assert.equal(((await answers()).photos as unknown[]).length, 3)
    assert.equal(await page.locator('input[type=file]').count(), 0)
    await page.getByRole('button', { name: 'Remove Photo 3' }).click()
    // Made in the page: to be sent there, it would be put into letters first.
    await page.locator('input[type=file]:not([capture])').evaluate((input) => {
      const given = new DataTransfer()
      given.items.add(
        new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }),
      )
      Reflect.set(input, 'files', given.files)
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.getByText('huge.png is larger than 20').waitFor()
    assert.equal(((await answers()).photos as unknown[]).length, 2)
  })

  test('marks are vectors beside the photo, drawn by pointer and by keyboard, taken back step by step', async () => {
    const shown = await openForm(form(photos), { begin: server().begin })
    const { page, answers } = shown
    await choose(page, { name: 'wall.png', buffer: await painted(page, 800, 400) })
    await page.getByRole('button', { name: 'Draw on the photo, Photo 1' }).click()
    const stage = page.getByRole('application')
    const box = await stage.boundingBox()
    assert.ok(box)
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.5)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.5, { steps: 3 })
    await page.mouse.up()
    await page.getByRole('radiogroup', { name: 'Tool' }).getByText('Text').click({ force: true })
    await page.getByRole('textbox', { name: /Type the text/ }).fill('Crack')
    await stage.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('radio', { name: 'Yellow' }).check({ force: true })
    await assertClean(shown)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Done' }).last().click()
    await stage.waitFor({ state: 'detached' })
    const [entry] = (await answers()).photos as Attached[]
    assert.equal(entry?.id, id(1))
    assert.deepEqual([entry?.annotations?.width, entry?.annotations?.height], [800, 400])
    const [arrow, words] = entry?.annotations?.shapes ?? []
    assert.equal(arrow?.kind, 'arrow')
    assert.ok(Math.abs((arrow?.points[0] ?? 0) - 0.25) < 0.01)
    assert.deepEqual(words, { kind: 'text', ink: 'red', points: [0.4, 0.4], text: 'Crack' })
    assert.equal(await page.locator('figure a svg path').count(), 2)
  })

  test('a file is a line with its name', async () => {
    const files = question('files', 'file', { label: 'Papers' }) as Question
    const { page, answers } = await openForm(form(files), { begin: server().begin })
    await choose(page, {
      name: 'permit.pdf',
      buffer: Buffer.from('%PDF-1.7'),
      mimeType: 'application/pdf',
    })
    await page.getByRole('link', { name: 'permit.pdf' }).waitFor()
    assert.deepEqual((await answers()).files, [id(1)])
  })
})
