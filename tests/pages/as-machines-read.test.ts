// What a written page of the public site tells search engines, on every one of them. What Lighthouse gives each kind of
// them is held by tests/journeys/screens/lighthouse.test.ts, what axe finds by every-screen.test.ts there.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { publicPages } from '../../src/features/public-site/ideas/written-pages.server.ts'
import { siteToBe } from '../../src/kit/http/site-address.ts'

const root = join(import.meta.dirname, '../..')
const client = join(root, 'build/client')

/** What says nothing of where it leads, as Lighthouse lists it. */
const saysNothing =
  /^(?:click here|click this|go|here|information|learn more|more|more info|read more|start|this)$/i

const plain = (html: string) => html.replace(/<[^>]*>/g, '').trim()

describe('a page of the public site as machines read it', () => {
  let pages: [path: string, html: string][] = []
  before(() => {
    const done = spawnSync(process.execPath, [join(root, 'bin/build.ts')], { encoding: 'utf8' })
    assert.equal(done.status, 0, done.stderr)
    pages = publicPages().map((path) => [
      path,
      readFileSync(join(client, path, 'index.html'), 'utf8'),
    ])
    assert.ok(pages.length > 35, `${pages.length} pages`)
  })

  test('it says its kind, its language, its letters and how wide it is', () => {
    for (const [path, html] of pages) {
      assert.match(html, /^<!DOCTYPE html>/i, path)
      assert.match(html, /<html[^>]* lang="en"/, path)
      // Browsers look for it in the first kilobyte only.
      assert.match(html.slice(0, 1024), /<meta charSet="utf-8"/i, path)
      assert.match(
        html,
        /<meta name="viewport" content="width=device-width, initial-scale=1"/,
        path,
      )
    }
  })

  test('it may be found, under one address, by a title and a description that no other has', () => {
    const found = pages.map(([path, html]) => {
      assert.doesNotMatch(html, /<meta name="robots"[^>]*noindex/, path)
      const [canonical, ...others] = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)]
      assert.equal(canonical?.[1], siteToBe + path, path)
      assert.deepEqual(others, [], path)
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? assert.fail(`${path}: no title`)
      const described = /<meta name="description" content="([^"]+)"/.exec(html)?.[1]
      return { path, title, described: described ?? assert.fail(`${path}: no description`) }
    })
    for (const { path, title, described } of found)
      assert.deepEqual(
        found
          .filter((one) => one.title === title || one.described === described)
          .map((one) => one.path),
        [path],
      )
  })

  test('its links lead somewhere and say where, and its own addresses are pages', () => {
    for (const [path, html] of pages)
      for (const [tag, inside = ''] of html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)) {
        const [opening = ''] = /^<a[^>]*>/.exec(tag) ?? []
        const to = /\shref="([^"]*)"/.exec(opening)?.[1] ?? ''
        assert.match(to, /^(?:\/|#|mailto:|tel:|https?:\/\/)/, `${path}: ${tag}`)
        const says = /\saria-label="([^"]+)"/.exec(opening)?.[1] ?? plain(inside)
        assert.ok(says !== '' && !saysNothing.test(says), `${path}: ${tag}`)
        const own = to.startsWith('/') ? to.replace(/[?#].*$/, '') : undefined
        if (own === undefined || own.endsWith('.xml')) continue
        assert.ok(existsSync(join(client, own, 'index.html')), `${path} leads to ${own}`)
      }
  })

  test('a place on a page that a link names is there', () => {
    const ids = new Map(
      pages.map(([path, html]) => [
        path,
        new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)),
      ]),
    )
    let places = 0
    for (const [path, html] of pages)
      for (const [, to = '', place = ''] of html.matchAll(/<a[^>]*\shref="(\/[^"#]*)?#([^"]+)"/g)) {
        const there = ids.get(to || path)
        if (there === undefined) continue
        places += 1
        assert.ok(there.has(place), `${path} leads to ${to}#${place}`)
      }
    assert.ok(places > 50, `${places} places`)
  })

  test('its pictures say what they show and how large they are', () => {
    let pictures = 0
    for (const [path, html] of pages)
      for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
        pictures += 1
        assert.match(tag, /\salt="[^"]+"/, `${path}: ${tag}`)
        assert.match(tag, /\swidth="\d+"/, `${path}: ${tag}`)
        assert.match(tag, /\sheight="\d+"/, `${path}: ${tag}`)
      }
    assert.ok(pictures > 10, `${pictures} pictures`)
  })
})
