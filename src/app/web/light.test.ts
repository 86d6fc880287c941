// A light page fetches little, and says nothing but what its few words hold.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { sitePages } from '../../../bin/pages/site-pages.ts'
import { messages as whole } from '../../../messages/composed/en.ts'
import { messages as light } from '../../../messages/composed/light/en.ts'
import * as spanish from '../../../messages/composed/light/es.ts'
import * as french from '../../../messages/composed/light/fr.ts'
import { messages as site } from '../../../messages/composed/site/en.ts'
import { screens } from '../../access/screens.ts'
import { chemicals } from '../../features/equipment/chemicals/chemicals.register.ts'
import { pictograms } from '../../features/equipment/chemicals/pictograms.ts'
import {
  sections,
  signalWords,
} from '../../features/equipment/chemicals/public/said-of-chemicals.ts'
import { keysOf } from '../../kit/own.ts'
import { labelOf } from '../../register/define.ts'
import { optionsOf } from '../../register/fields/choice.ts'
import { screenFiles } from './composed/screen-files.ts'

/** What is imported at once or later, of our own code; types are gone where pages are made. */
const imported =
  /(?<=(?:import(?! type)\s[^;']*?|export\s[^;']*?)from ')\.[^']+(?=')|(?<=import\(')\.[^']+(?='\))/g

function modulesBelow(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || /\.contract\.ts$/.test(file)) return found
  const code = readFileSync(file, 'utf8')
  // What stands within it has all words.
  if (code.includes('<WholeLanguage ')) return found
  found.set(file, code)
  for (const [path] of code.matchAll(imported)) modulesBelow(join(dirname(file), path), found)
  return found
}

const below = (files: readonly string[]) =>
  files.reduce(
    (found, file) => modulesBelow(join(import.meta.dirname, file), found),
    new Map<string, string>(),
  )

const keys = Object.keys(whole)

/** The words that modules say, and the file of each. */
const saidIn = (modules: ReadonlyMap<string, string>) =>
  [...modules].flatMap(([file, code]) =>
    [...code.matchAll(/\btext\(([^)]*)/g)]
      .flatMap(([, given = '']) => [...given.matchAll(/'([a-z0-9_]+)'|`([a-z0-9_]+)\$\{/g)])
      .flatMap(([, key, begin]) =>
        begin === undefined ? [key ?? ''] : keys.filter((one) => one.startsWith(begin)),
      )
      .filter((key) => key in whole)
      .map((key) => ({ file, key })),
  )

test('a light page has the words for all that it says', () => {
  const modules = below([
    ...['root.tsx', 'entry.client.tsx', 'areas/QrArea.tsx', 'pages/Screens.tsx'],
    ...screens
      .filter((screen) => screen.light)
      .map(({ name }) => screenFiles[name] ?? assert.fail(`${name} has no file`)),
  ])
  assert.ok(modules.size > 50, `${modules.size} modules`)
  const said = saidIn(modules)
  assert.deepEqual(
    said.filter(({ key }) => !(key in light)),
    [],
  )
  assert.ok(said.length > 30, `${said.length} words`)
})

test('the page of a product calls what it shows as the register does, in words that light pages have', () => {
  const named = Object.entries({ ...sections, ...signalWords })
  const { fields } = chemicals
  assert.deepEqual(
    named.map(([name, words]) => [name, words]),
    [
      ...keysOf(sections).map((name) => [name, labelOf(name, fields[name])]),
      ...keysOf(signalWords).map((name) => [name, optionsOf(fields.signal_word)[name]]),
    ],
  )
  const said = [...named.map(([, words]) => words), ...Object.values(pictograms)]
  for (const { words } of [french, spanish])
    assert.deepEqual(
      said.filter((english) => !(english in words)),
      [],
    )
})

test('the public site has the words for all that it says', () => {
  const modules = below([
    ...['site/Site.tsx', 'site/entry.client.tsx'],
    ...sitePages.map(({ file }) => `../../features/${file}`),
  ])
  assert.ok(modules.size > 50, `${modules.size} modules`)
  const said = saidIn(modules)
  assert.deepEqual(
    said.filter(({ key }) => !(key in site)),
    [],
  )
  assert.ok(said.length > 30, `${said.length} words`)
})
