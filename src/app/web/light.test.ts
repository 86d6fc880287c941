// A light page fetches little, and says nothing but what its few words hold.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { messages as whole } from '../../../messages/composed/en.ts'
import { messages as light } from '../../../messages/composed/light/en.ts'
import { screens } from '../../access/screens.ts'
import { screenFiles } from './composed/screen-files.ts'

/** What is imported at once or later, of our own code; types are gone where pages are made. */
const imported =
  /(?<=(?:import(?! type)\s[^;]*?|export\s[^;]*?)from ')\.[^']+(?=')|(?<=import\(')\.[^']+(?='\))/g

function modulesBelow(file: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || /\.contract\.ts$/.test(file)) return found
  const code = readFileSync(file, 'utf8')
  found.set(file, code)
  for (const [path] of code.matchAll(imported)) modulesBelow(join(dirname(file), path), found)
  return found
}

const frame = ['root.tsx', 'entry.client.tsx', 'areas/QrArea.tsx', 'pages/Screens.tsx']
const files = screens
  .filter((screen) => screen.light)
  .map(({ name }) => screenFiles[name] ?? assert.fail(`${name} has no file`))
const modules = [...frame, ...files].reduce(
  (found, file) => modulesBelow(join(import.meta.dirname, file), found),
  new Map<string, string>(),
)

test('a light page has the words for all that it says', () => {
  assert.ok(modules.size > 50, `${modules.size} modules`)
  const keys = Object.keys(whole)
  const said = [...modules].flatMap(([file, code]) =>
    [...code.matchAll(/\btext\(([^)]*)/g)]
      .flatMap(([, given = '']) => [...given.matchAll(/'([a-z0-9_]+)'|`([a-z0-9_]+)\$\{/g)])
      .flatMap(([, key, begin]) =>
        begin === undefined ? [key ?? ''] : keys.filter((one) => one.startsWith(begin)),
      )
      .map((key) => ({ file, key })),
  )
  const lacking = said.filter(({ key }) => key in whole && !(key in light))
  assert.deepEqual(lacking, [])
  assert.ok(said.length > 30, `${said.length} words`)
})
