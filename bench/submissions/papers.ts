// Papers: PDFs with sixty answers and six pictures a second, against headless Chromium printing the
// same content as HTML, in turns within one run; and two thousand of them in one ZIP, with the memory
// it takes. `npm run bench:submissions -- papers`; PAPERS says how many.
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { bundled } from '../../src/features/submissions/bulk/server/bundle.ts'
import {
  linesPath,
  pdfPath,
  type RecordManifest,
} from '../../src/features/submissions/bulk/server/make-record.ts'
import { contentOf } from '../../src/features/submissions/papers/content.ts'
import { paperText, writingIn } from '../../src/features/submissions/papers/paper-words.ts'
import { press } from '../../src/features/submissions/papers/server/press.ts'
import {
  examplePaper,
  examplePhotos,
  examplePrinting,
} from '../../src/features/submissions/papers/testing/example-paper.ts'
import { folderStore } from '../../src/kit/files/server/folder-store.ts'
import { launch } from '../../tests/browser.ts'

const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024)
const photos = await examplePhotos()
const ours = async () => (await press(examplePaper, examplePrinting, { logo: null, photos })).pdf

/** The same answers and pictures as a page of HTML. */
function htmlOf(): string {
  const { entries } = contentOf(examplePaper, false, {
    language: 'en',
    text: paperText('en'),
    names: examplePaper.names,
    ...writingIn('en', examplePaper.zone),
  })
  const rows = entries.map((entry) =>
    entry.kind === 'answer'
      ? `<tr><td>${entry.label}</td><td>${entry.words ?? '–'}</td></tr>`
      : `<tr><th colspan="2">${entry.label}</th></tr>`,
  )
  const pictures = Object.values(photos).map(
    (photo) =>
      `<img width="250" src="data:image/jpeg;base64,${Buffer.from(photo?.data ?? []).toString('base64')}">`,
  )
  return `<h1>${examplePaper.title}</h1><table>${rows.join('')}</table>${pictures.join('')}`
}

async function perSecond(make: () => Promise<unknown>, count: number): Promise<number> {
  const begun = performance.now()
  for (let n = 0; n < count; n += 1) await make()
  return (count * 1000) / (performance.now() - begun)
}

async function race(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  const browser = await launch()
  const html = htmlOf()
  const chromium = async () => {
    const page = await browser.newPage()
    await page.setContent(html, { waitUntil: 'load' })
    await page.pdf({ format: 'Letter' })
    await page.close()
  }
  try {
    await Promise.all([ours(), chromium()])
    for (let round = 1; round <= 3; round += 1) {
      const [mine, theirs] = [await perSecond(ours, 30), await perSecond(chromium, 15)]
      least = Math.min(least, mine / theirs)
      console.log(
        `round ${round}: ${mine.toFixed(1)} papers/s, Chromium ${theirs.toFixed(1)}/s: ${(mine / theirs).toFixed(1)} times`,
      )
    }
  } finally {
    await browser.close()
  }
  return least
}

/** How long others wait, at worst, while papers are made. */
async function longestWait(): Promise<number> {
  let worst = 0
  let last = performance.now()
  const timer = setInterval(() => {
    worst = Math.max(worst, performance.now() - last - 5)
    last = performance.now()
  }, 5)
  await perSecond(ours, 20)
  clearInterval(timer)
  return worst
}

/** By how many megabytes the memory grew after the first fifth. */
async function zipOfMany(count: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-papers-'))
  try {
    const made: RecordManifest[] = []
    let most = 0
    let settled = 0
    const begun = performance.now()
    for (let n = 0; n < count; n += 1) {
      const id = `0193b0c0-0000-7000-8000-${String(n).padStart(12, '0')}`
      const pdf = await ours()
      await writeFile(pdfPath(folder, id), pdf)
      await writeFile(linesPath(folder, id), `${n}\r\n`)
      const number = `SUB-2026-${String(n).padStart(4, '0')}`
      made.push({
        id,
        number,
        title: 'x',
        bytes: pdf.length,
        confidential: false,
        sha256: '',
        files: [],
      })
      most = Math.max(most, megabytes())
      if (n + 1 === count / 5) settled = most
      if ((n + 1) % (count / 5) === 0) console.log(`  ${n + 1} papers: ${megabytes()} MB`)
    }
    const packed = performance.now()
    const bundle = {
      made,
      failures: [],
      folder,
      store: folderStore(folder),
      companyId: 'x',
      text: paperText('en'),
      mtime: new Date(),
    }
    const path = join(folder, 'all.zip')
    await pipeline(bundled(bundle), createWriteStream(path))
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
    console.log(
      `${count} papers made in ${seconds(begun, packed)} s, packed in ${seconds(packed, performance.now())} s: ${Math.round(statSync(path).size / 1024 / 1024)} MB; ${Math.max(most, megabytes())} MB of memory at most`,
    )
    return Math.max(most, megabytes()) - settled
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const budget = { times: 3, grows: 150 }

/** How many budgets were not kept. */
export async function measure(): Promise<number> {
  const times = await race()
  console.log(`others wait ${(await longestWait()).toFixed(0)} ms at most while papers are made`)
  const grows = await zipOfMany(Number(process.env.PAPERS ?? 2000))
  const kept = times >= budget.times && grows <= budget.grows
  console.log(
    `${kept ? 'within' : 'over'} budget: at least ${budget.times} times Chromium (${times.toFixed(1)}), memory grows by at most ${budget.grows} MB (${grows})`,
  )
  return kept ? 0 : 1
}
