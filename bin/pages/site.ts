// Writes the public site: each of its pages as HTML, in each language that it is written in, with one small script
// that takes it up.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import type { SitePage } from '../../src/app/web/site/site-page.ts'
import { translatedPages } from '../../src/features/public-site/ideas/written-pages.server.ts'
import { type Locale, locales } from '../../src/kit/locales.ts'
import { clientPlugins } from './client-plugins.ts'
import { sitePages } from './site-pages.ts'

const root = join(import.meta.dirname, '../..')
const room = 'src/app/web/site'

const shared = {
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: clientPlugins(),
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: join(root, room, 'router.tsx') },
      { find: '@tanstack/react-query', replacement: join(root, room, 'query.ts') },
      // The site has few words of its own.
      { find: /^(.*)\/messages\/composed\/light\//, replacement: '$1/messages/composed/site/' },
    ],
  },
} satisfies InlineConfig

/** What Vite writes of each file that it made. */
type Made = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** A script or page of the build, and all that it needs at once. */
function needs(made: Made, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const other of made[name]?.imports ?? []) needs(made, other, found)
  return found
}

export async function writeSite(folder: string): Promise<void> {
  const manifest = 'site.json'
  await build({
    ...shared,
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      manifest,
      rolldownOptions: { input: { site: `${room}/entry.client.tsx` } },
    },
  })
  const server = join(folder, '../site')
  await build({
    ...shared,
    build: {
      ssr: `${room}/entry.server.tsx`,
      outDir: server,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  })
  const { written } = (await import(pathToFileURL(join(server, 'entry.mjs')).href)) as {
    written(shown: SitePage, locale: Locale): Promise<string>
  }
  const made = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as Made
  rmSync(join(folder, manifest))
  for (const shown of sitePages) {
    const entry = `${room}/entry.client.tsx`
    const parts = [...needs(made, `src/features/${shown.file}`, needs(made, entry))]
    const head = [...new Set(parts.flatMap((name) => made[name]?.css ?? []))].map(
      (file) => `<link rel="stylesheet" href="/${file}"/>`,
    )
    const scripts = parts.map((name) =>
      name === entry
        ? `<script type="module" src="/${made[name]?.file}"></script>`
        : `<link rel="modulepreload" href="/${made[name]?.file}"/>`,
    )
    const into = join(folder, shown.place.pathname)
    mkdirSync(into, { recursive: true })
    const write = async (locale: Locale) => {
      const page = (await written(shown, locale)).replace(
        '</head>',
        `${[...head, ...scripts].join('')}</head>`,
      )
      writeFileSync(join(into, locale === 'en' ? 'index.html' : `${locale}.html`), page)
    }
    for (const locale of locales)
      if (locale === 'en' || translatedPages.includes(shown.place.pathname)) await write(locale)
  }
  rmSync(server, { recursive: true, force: true })
}
