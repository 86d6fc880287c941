// `npm run mails`: stores how every mail is drawn now, and draws pictures of them all into test-results/mails:
// as wide as a screen and as a phone, light and dark. `tests/mails` compares with what is stored.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from '../tests/browser.ts'
import { examples, pageOf, textsOf } from '../tests/mails/golden.ts'

const root = join(import.meta.dirname, '..')
const golden = join(root, 'tests/mails/golden')
const pictures = join(root, 'test-results/mails')
for (const folder of [golden, pictures]) rmSync(folder, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })

/** Stands for the logo of a company. */
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" fill="#1d5b79"/><path d="M12 32 28 8l16 24z" fill="#fff"/></svg>')}`

const browser = await launch()
try {
  for (const { kind, example, file } of examples) {
    mkdirSync(join(golden, kind.name), { recursive: true })
    const html = pageOf(kind, example)
    writeFileSync(join(golden, `${file}.html`), html)
    writeFileSync(join(golden, `${file}.txt`), textsOf(kind, example))
    for (const width of [640, 360])
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 400 }, colorScheme })
        await page.setContent(html.replace(/cid:[\w@]+/, logo))
        const name = `${kind.name}-${example.name}-${width}-${colorScheme}.png`
        await page.screenshot({ path: join(pictures, name), fullPage: true })
        await page.close()
      }
  }
} finally {
  await browser.close()
}
console.log(`${examples.length} mails are stored; their pictures are in test-results/mails`)
