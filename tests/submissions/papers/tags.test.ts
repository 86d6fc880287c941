// Every PDF that the product makes can be read aloud (PDF/UA): what each piece is, in order, in its language.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { codesSheet } from '../../../src/features/people/invitations/server/codes-sheet.ts'
import { layPaper } from '../../../src/features/submissions/papers/server/lay-paper.ts'
import {
  exampleDefinition,
  examplePaper,
  examplePhotos,
  examplePrinting,
} from '../../../src/features/submissions/papers/testing/example-paper.ts'
import { writeTablePdf } from '../../../src/kit/pdf/server/table-pdf.ts'
import { elementsIn, type PdfElement, readPdfTags } from '../../read-pdf-tags.ts'
import { wordsOfPdf } from '../../registers/sheets.ts'

const photos = await examplePhotos()
const logo = Object.values(photos)[0] ?? null
const noPictures = { logo: null, photos: {} }

const paperIn = async (language: 'en' | 'fr' | 'es') =>
  Buffer.from(
    (await layPaper(examplePaper, { ...examplePrinting, language }, { logo, photos })).pdf,
  )

async function tableOf(count: number): Promise<Buffer> {
  async function* rows() {
    yield Array.from({ length: count }, (_, n) => [
      `Place ${n}`,
      n % 2 === 0 ? '' : 'Near the hoist',
    ])
  }
  const parts: Buffer[] = []
  const table = {
    ...{ title: 'Places & sites', lead: ['Active'], heads: ['Name', 'Notes'], language: 'fr' },
    foot: (n: number) => `Page ${n}`,
  }
  for await (const part of writeTablePdf(table, rows())) parts.push(part)
  return Buffer.concat(parts)
}

const code = { name: 'Rosa Pérez', code: 'ABCDEFGHJK', until: '2026-12-01' }
const codes = () =>
  codesSheet([{ ...code, lang: 'es' } as Parameters<typeof codesSheet>[0][number]], {
    ...{ company: 'Northgate', address: 'https://safety.example.com', lang: 'es' },
  })

const tagsOf = ({ inside }: PdfElement) => inside.map(({ tag }) => tag)
const isHeading = ({ tag }: PdfElement) => /^H\d$/.test(tag)

function assertReadable(pdf: Buffer, language: string): PdfElement[] {
  const { root, onLastPage: _, ...said } = readPdfTags(pdf)
  assert.deepEqual(said, {
    ...{ language, showsTitle: true, isMarked: true, isUniversal: true, tabsFollow: true },
    ...{ strangers: 0, inOrder: true, loose: [] },
  })
  const all = elementsIn(root)
  const levels = all.filter(isHeading).map(({ tag }) => Number(tag.slice(1)))
  assert.deepEqual([levels[0], levels.filter((level) => level === 1).length], [1, 1])
  for (const [n, level] of levels.entries())
    assert.ok(level <= (levels[n - 1] ?? 0) + 1, `H${level} after H${levels[n - 1]}`)
  for (const element of all) {
    const { tag, inside, alt, marks } = element
    if (tag === 'Figure') assert.ok(alt && element.hasBox && marks > 0, 'a picture without words')
    if (tag === 'Link') assert.ok(element.hasLink && marks > 0)
    if (tag === 'TH') assert.match(element.scope ?? '', /^(Row|Column)$/)
    if (tag === 'Table') {
      assert.ok(tagsOf(element).every((one) => one === 'TR'))
      const widths = new Set(inside.map((row) => row.inside.length))
      assert.equal(widths.size, 1, 'rows of one table have as many cells')
    }
    if (tag === 'TR') assert.ok(tagsOf(element).every((one) => one === 'TH' || one === 'TD'))
    if (tag === 'LI') assert.deepEqual(tagsOf(element), ['Lbl', 'LBody'])
    if (/^(H\d|P|Lbl|LBody)$/.test(tag)) assert.ok(marks > 0, `an empty ${tag}`)
  }
  return all
}

test('a submission is read in its language: headings, tables with their headings, pictures in words', async () => {
  for (const language of ['en', 'fr', 'es'] as const) {
    const all = assertReadable(await paperIn(language), language)
    const figures = all.filter(({ tag }) => tag === 'Figure').map(({ alt }) => alt ?? '')
    // Six photos, two signatures, the code.
    assert.equal(figures.length, 9)
    assert.match(
      figures[0] ?? '',
      /1\s?: .*Toe board missing above the hoist – niveau 7\. Missing here$/,
    )
  }
})

test('lists and the sheet of codes are read, too; the heads of a list once', async () => {
  const table = assertReadable(await tableOf(300), 'fr')
  const count = (name: string) => table.filter(({ tag }) => tag === name).length
  assert.deepEqual([count('TR'), count('TH'), count('TD')], [301, 2, 600])
  assertReadable(await tableOf(0), 'fr')
  assertReadable(await codes(), 'es')
})

test('a list too long to be remembered by cells goes on by lines', async () => {
  const table = assertReadable(await tableOf(11_000), 'fr')
  const count = (name: string) => table.filter(({ tag }) => tag === name).length
  assert.equal(count('TR') + count('P') - 1, 11_001)
  assert.ok(count('P') > 900)
})

test('what passed and what failed is marked by a sign; where somebody signed from is not printed', async () => {
  const words = wordsOfPdf(await paperIn('en'))
  const said = (each: string) => words.filter((one) => one === each).length
  assert.equal(said('✓ Pass'), 47)
  assert.equal(said('✗ Fail'), 3)
  assert.deepEqual(
    words.filter((each) => /203\.0\.113|Pixel|Chrome/.test(each)),
    [],
  )
})

test('the proof never has a page for itself', async () => {
  const proof = 7
  for (let checks = 1; checks <= 34; checks += 1) {
    const fields = exampleDefinition.fields.slice(5, 6 + checks)
    const paper = { ...examplePaper, definition: { ...exampleDefinition, fields } }
    const { pdf, pages } = await layPaper(paper, examplePrinting, noPictures)
    const { onLastPage } = readPdfTags(Buffer.from(pdf))
    assert.ok(onLastPage > proof, `${checks} checks, ${pages} pages: ${onLastPage}`)
  }
})

test('the same paper made again is the same to the last byte', async () => {
  assert.ok((await paperIn('fr')).equals(await paperIn('fr')))
})

const hasPdfinfo = spawnSync('pdfinfo', ['-v']).error === undefined

test('another reader finds the same structure', {
  skip: hasPdfinfo ? false : 'poppler-utils is not installed',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-tags-'))
  try {
    const path = join(folder, 'paper.pdf')
    writeFileSync(path, await paperIn('en'))
    const read = (...how: string[]) => execFileSync('pdfinfo', [...how, path], { encoding: 'utf8' })
    assert.match(read(), /^Tagged: +yes$/m)
    const heads = [...read('-struct-text').matchAll(/^ *(H\d) \(block\)\n *"(.*)"$/gm)]
    assert.deepEqual(
      heads.map(([, tag, words]) => `${tag} ${words}`),
      [
        ...['H1 Weekly site inspection', 'H2 3 items failed', 'H2 The visit', 'H2 Scaffolds'],
        ...['H3 Hazards found 1', 'H2 Signatures', 'H2 Deficiencies', 'H2 History', 'H2 Proof'],
      ],
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
