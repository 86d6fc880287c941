// A code before the camera, in browsers that read codes and in those that do not.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { encode } from 'uqr'
import { form, question } from '../draft.ts'
import { useBrowser } from '../harness.ts'
import { openForm } from './filled.ts'

/** A camera before which such a code is held. */
async function cameraBefore(page: Page, code: string): Promise<void> {
  const { data } = encode(code, { ecc: 'M', border: 3 })
  await page.addInitScript((rows) => {
    const canvas = document.createElement('canvas')
    const [side, cell] = [rows.length, 8]
    canvas.width = canvas.height = side * cell
    const picture = canvas.getContext('2d')
    function draw(): void {
      rows.forEach((row, y) => {
        row.forEach((dark, x) => {
          if (picture === null) return
          picture.fillStyle = dark ? '#000' : '#fff'
          picture.fillRect(x * cell, y * cell, cell, cell)
        })
      })
      requestAnimationFrame(draw)
    }
    navigator.mediaDevices.enumerateDevices = async () => [
      { kind: 'videoinput', deviceId: '', groupId: '', label: '', toJSON: () => ({}) },
    ]
    navigator.mediaDevices.getUserMedia = async () => {
      draw()
      return canvas.captureStream()
    }
  }, data)
}

const ownReader = (formats: string[]) => (page: Page) =>
  page.addInitScript((known) => {
    class Reader {
      static getSupportedFormats = async () => known
      detect = async () => [{ rawValue: 'EX-0042' }]
    }
    Reflect.set(globalThis, 'BarcodeDetector', Reader)
  }, formats)
const noReader = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))

const answered = (page: Page, code: string) =>
  page.waitForFunction((wanted) => {
    const { answers } = Reflect.get(globalThis, 'form') as { answers(): { tag: string } }
    return answers().tag === wanted
  }, code)

const readers = [
  ['reads codes itself', ownReader(['qr_code']), 'EX-0042'],
  ['cannot read codes', noReader, 'https://plumbline.example/é/7'],
  ['has a reader that reads nothing', ownReader([]), 'https://plumbline.example/é/7'],
] as const

describe('scanning a code', () => {
  useBrowser()

  /** The question on a page of its own, and all that the page asked for. */
  async function open(begin: (page: Page) => Promise<unknown>) {
    const asked: URL[] = []
    const shown = await openForm(form(question('tag', 'barcode', { label: 'Tag' })), {
      context: { locale: 'en-CA' },
      begin: async (page) => {
        page.on('request', (request) => asked.push(new URL(request.url())))
        await begin(page)
      },
    })
    return { ...shown, asked, scan: shown.page.getByRole('button', { name: 'Scan a code: Tag' }) }
  }

  for (const [what, reader, expected] of readers)
    test(`a browser that ${what} scans it, and asks no other host`, async () => {
      const { page, answers, errors, asked, scan } = await open(async (fresh) => {
        await reader(fresh)
        await cameraBefore(fresh, 'https://plumbline.example/é/7')
      })
      await page.getByLabel('Tag', { exact: true }).fill('EX-1')
      assert.deepEqual(await answers(), { tag: 'EX-1' })
      const fetched = () => asked.filter(({ pathname }) => pathname.endsWith('.wasm')).length
      assert.equal(fetched(), 0)
      await scan.click()
      await answered(page, expected)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.equal(fetched(), expected === 'EX-0042' ? 0 : 1)
      const hosts = asked.filter(({ protocol }) => protocol.startsWith('http'))
      assert.deepEqual([...new Set(hosts.map(({ hostname }) => hostname))], ['127.0.0.1'])
      assert.deepEqual(errors, [])
    })

  test('without a connection it says that the code is to be typed, and scans when there is one', async () => {
    const { page, scan } = await open(async (fresh) => {
      await noReader(fresh)
      await cameraBefore(fresh, 'EX-7')
      await fresh.route('**/*.wasm', (route) => route.abort())
    })
    await scan.click()
    await page.getByRole('alert').filter({ hasText: 'Type what the label says' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.unrouteAll()
    await scan.click()
    await answered(page, 'EX-7')
  })

  test('a device without a camera offers no scan', async () => {
    const { page, scan } = await open((fresh) =>
      fresh.addInitScript(() => {
        navigator.mediaDevices.enumerateDevices = async () => {
          Reflect.set(globalThis, 'asked', true)
          return []
        }
      }),
    )
    await page.waitForFunction('globalThis.asked')
    assert.equal(await scan.count(), 0)
  })
})
