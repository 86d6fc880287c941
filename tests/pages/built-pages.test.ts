// What the strict content policy asks of every page that the build wrote.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { before, describe, test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { sitePages } from '../../bin/pages/site-pages.ts'
import config from '../../react-router.config.ts'
import { screens } from '../../src/access/screens.ts'
import { siteToBe } from '../../src/kit/http/site-address.ts'

const root = join(import.meta.dirname, '../..')
const client = join(root, 'build/client')

type Manifest = {
  start_url: string
  display: string
  icons: { src: string; sizes: string; purpose?: string }[]
}

type Routes = {
  entry: { module: string }
  routes: Record<string, { module: string; parentId?: string }>
}

/** Scripts and all that they import at once, as they are sent. */
function sizesOf(first: readonly string[]): { file: string; bytes: number }[] {
  const files = new Set<string>()
  const add = (file: string): void => {
    if (files.has(file)) return
    files.add(file)
    const code = readFileSync(join(client, 'assets', file), 'utf8')
    for (const [, other = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      add(other)
  }
  for (const file of first) add(file)
  return [...files].map((file) => {
    const path = join(client, 'assets', file)
    return { file, bytes: statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size }
  })
}

/** The list of routes, as a browser reads it. */
function routes(): Routes {
  const [manifest = ''] = globSync('assets/manifest-*.js', { cwd: client })
  const window: { __reactRouterManifest?: Routes } = {}
  runInNewContext(readFileSync(join(client, manifest), 'utf8'), { window })
  return window.__reactRouterManifest ?? assert.fail(`${manifest} lists no routes`)
}

/** The scripts of a screen, of its surroundings and of these parts, with all that they import at once. */
function scriptsOf({ entry, routes }: Routes, name: string, parts: readonly string[] = []) {
  const first = [basename(entry.module)]
  for (const part of parts) {
    const files = globSync(`assets/${part}-*.js`, { cwd: client })
    assert.ok(files.length > 0, `there is no ${part}`)
    first.push(...files.map((file) => basename(file)))
  }
  for (let id: string | undefined = name; id !== undefined; id = routes[id]?.parentId)
    first.push(basename(routes[id]?.module ?? assert.fail(`there is no route ${id}`)))
  return sizesOf(first)
}

/** Pages of who is signed in, the parts that each opens with, and the kB that these may be. What a page fetches at rest,
 *  and the list of routes, come on top of it; `bench/first-load` and `bench/incidents` measure all of it. */
const signedIn: Readonly<Record<string, { parts: readonly string[]; most: number }>> = {
  dashboard: { parts: [], most: 210 },
  'incidents-record': { parts: ['incidents.register', 'incidents.web', 'IncidentHead'], most: 236 },
  users: { parts: ['users.register', 'users.web'], most: 286 },
  chemicals: { parts: ['chemicals.register', 'chemicals.web'], most: 287 },
  'forms-edit': { parts: [], most: 266 },
}

/** The pages that are written in every language. */
const translated = ['', 'book-a-demo', 'contact', 'features', 'get-started', 'pricing', 'register']

describe('the built pages', () => {
  let pages: [path: string, html: string][] = []
  const page = (path: string) =>
    pages.find(([one]) => one === path)?.[1] ?? assert.fail(`there is no ${path}`)
  before(() => {
    const done = spawnSync(process.execPath, [join(root, 'bin/build.ts')], { encoding: 'utf8' })
    assert.equal(done.status, 0, done.stderr)
    pages = globSync('**/*.html', { cwd: client }).map((path) => [
      path,
      readFileSync(join(client, path), 'utf8'),
    ])
  })

  test('there is one for each public address that is known, and one for all others', () => {
    const ofSite = sitePages.map(({ place }) => place.pathname)
    const known = screens
      .filter(({ audience, path }) => audience === 'public' && !/[:*]/.test(path))
      .map(({ path }) => path)
    const written = [...new Set([...config.prerender, ...ofSite])]
    assert.deepEqual(
      known.filter((path) => !written.includes(path)),
      [],
    )
    assert.equal(ofSite.filter((path) => path.startsWith('/plumbline-ideas/')).length, 20)
    const wanted = written.map((path) => join(path, 'index.html').slice(1))
    const inOthers = translated.flatMap((path) =>
      ['fr', 'es'].map((locale) => join(path, `${locale}.html`)),
    )
    assert.deepEqual(
      pages.map(([path]) => path).sort(),
      [...wanted, ...inOthers, '__spa-fallback.html'].sort(),
    )
  })

  test('the front page, prices, features and the forms are written in each language', () => {
    for (const path of translated)
      for (const locale of ['en', 'fr', 'es']) {
        const html = page(join(path, `${locale === 'en' ? 'index' : locale}.html`))
        const address = `${siteToBe}/${path}`
        const own = locale === 'en' ? address : `${address}?lang=${locale}`
        assert.match(html, new RegExp(`<html lang="${locale}"`), path)
        assert.ok(html.includes(`<link rel="canonical" href="${own}"/>`), `${path} ${locale}`)
        for (const other of ['x-default', 'en', 'fr', 'es'])
          assert.ok(html.includes(`rel="alternate" hrefLang="${other}" href="${address}`), path)
      }
    assert.match(page('pricing/fr.html'), /<h1[^>]*>[^<]*Gratuit/)
    assert.match(page('pricing/es.html'), /<h1[^>]*>[^<]*Gratis/)
    assert.match(page('fr.html'), /<h1[^>]*>[^<]*[àéèê]/)
  })

  test('a page of the public site fetches no more than 90 kB of script', () => {
    for (const { place } of sitePages) {
      const html = page(join(place.pathname, 'index.html').slice(1))
      const first = [...html.matchAll(/ (?:src|href)="\/assets\/([^"]+\.js)"/g)].map(
        ([, file = '']) => file,
      )
      const sizes = sizesOf(first)
      const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0)
      assert.ok(bytes > 60_000, `${place.pathname}: ${bytes} bytes are not all of it`)
      assert.ok(bytes <= 90_000, `${place.pathname}: ${bytes} bytes\n${JSON.stringify(sizes)}`)
    }
  })

  test('none holds an inline script or an event attribute', () => {
    for (const [path, html] of pages) {
      for (const [tag] of html.matchAll(/<script[^>]*>/g)) assert.match(tag, /\ssrc="\//, path)
      assert.doesNotMatch(html, /<script[^>]*>[^<]/, path)
      assert.doesNotMatch(html, /<[^>]+\son[a-z]+\s*=/i, path)
      assert.doesNotMatch(html, /javascript:/i, path)
    }
  })

  test('none loads anything from another host', () => {
    for (const [path, html] of pages)
      for (const [tag, address] of html.matchAll(
        // What only names the page's own address loads nothing.
        /<(?:script|link(?! rel="(?:canonical|alternate)")|img|iframe|source|video|audio)\b[^>]*?\s(?:src|href)="([^"]*)"/g,
      ))
        assert.match(address ?? '', /^(\/(?!\/)|data:)/, `${path}: ${tag}`)
    for (const path of globSync('assets/*.css', { cwd: client }))
      assert.doesNotMatch(
        readFileSync(join(client, path), 'utf8'),
        /(?:url\(|@import)\s*["']?(?:https?:)?\/\//,
        path,
      )
  })

  // Without these an iPhone puts a page on the home screen that opens in the browser, and shows no notices.
  test('they can be put on the home screen of a phone, with an icon of their own', () => {
    for (const [path, html] of pages)
      for (const rel of ['manifest', 'apple-touch-icon'])
        assert.match(html, new RegExp(`<link rel="${rel}" href="/[^"]+"`), path)
    const { start_url, display, icons } = JSON.parse(
      readFileSync(join(client, 'plumbline.webmanifest'), 'utf8'),
    ) as Manifest
    assert.equal(display, 'standalone')
    assert.ok(screens.some(({ path }) => path === start_url))
    for (const { src, sizes } of icons) {
      const picture = readFileSync(join(client, src))
      // Where a PNG says its width and height.
      const size = `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`
      assert.equal(size, sizes, src)
    }
    assert.ok(icons.some(({ purpose }) => purpose === 'maskable'))
  })

  // A phone on a site's radio opens these from a code.
  test('a light page fetches no more than 120 kB of script before it is drawn', () => {
    const listed = routes()
    const lightest = screens.filter(({ light }) => light)
    assert.deepEqual(
      screens.filter(({ path, light }) => path.startsWith('/qr-code/') && !light),
      [],
    )
    assert.equal(lightest.length, 7)
    for (const { name } of lightest) {
      const sizes = scriptsOf(listed, name)
      const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0)
      assert.ok(bytes > 90_000, `${name}: ${bytes} bytes are not all of it`)
      assert.ok(bytes <= 120_000, `${name}: ${bytes} bytes\n${JSON.stringify(sizes, null, 2)}`)
    }
  })

  test('a page of who is signed in stays as light as it was made', () => {
    const listed = routes()
    for (const [name, { parts, most }] of Object.entries(signedIn)) {
      const sizes = scriptsOf(listed, name, parts)
      const kB = sizes.reduce((sum, one) => sum + one.bytes, 0) / 1000
      assert.ok(kB > most * 0.8, `${name}: ${kB} kB are not all of it, or the bound can be lower`)
      assert.ok(kB <= most, `${name}: ${kB} kB\n${JSON.stringify(sizes, null, 2)}`)
    }
  })

  test('each says its title and has one heading', () => {
    for (const [path, html] of pages) {
      assert.match(html, /<title>[^<]*Plumbline[^<]*<\/title>/, path)
      const headings = [...html.matchAll(/<h1[\s>]/g)].length
      assert.equal(headings, path === '__spa-fallback.html' ? 0 : 1, path)
    }
  })

  test('a page that somebody sends on has a title, words and a picture of its own site, which is small', () => {
    for (const [path, html] of pages) {
      if (!html.includes('property="og:title"')) continue
      for (const name of ['og:description', 'og:url', 'og:image', 'og:image:alt'])
        assert.match(html, new RegExp(`<meta property="${name}" content="[^"]+"`), path)
      assert.match(html, new RegExp(`property="og:image" content="${siteToBe}/pictures/`), path)
    }
    assert.ok(pages.filter(([, html]) => html.includes('property="og:image"')).length > 30)
    const picture = readFileSync(join(client, 'pictures/social.jpg'))
    assert.ok(picture.length < 80_000, `${picture.length} bytes`)
  })

  test('articles are written out whole, with what search engines ask of a page', () => {
    const article = page('plumbline-ideas/honest-rates/index.html')
    assert.match(article, /Zero hours is not zero<\/h2>/)
    assert.match(article, /itemType="https:\/\/schema.org\/Article"/i)
    for (const path of ['pricing', 'features', 'compare/procore', 'plumbline-ideas/heat']) {
      const html = page(`${path}/index.html`)
      assert.match(html, /<meta name="description" content="[^"]{50,}"/, path)
      assert.match(html, new RegExp(`<link rel="canonical" href="${siteToBe}/${path}"`), path)
    }
    assert.match(page('pricing/index.html'), /hrefLang="fr" href="[^"]+\/pricing\?lang=fr"/i)
  })
})
