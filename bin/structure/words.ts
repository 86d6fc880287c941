// One word for one thing: a type's name is exported once, and the words that once meant six things are in no
// exported name, no comment, no document, no title of a test and no text of bin.
import { type Parts, partsOf } from './parts-of.ts'
import type { Tree } from './read-tree.ts'
import * as rules from './rules.ts'

const typeExport =
  /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)(?=\s*[<={]|\s+extends)/gm
const anyExport =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:type|interface|class|enum|const|let|function\*?) (\w+)/gm

const namesIn = (text: string, form: RegExp): string[] =>
  [...text.matchAll(form)].flatMap(([, name]) => name ?? [])

/** `LockedSubmission` → locked, submission. */
const wordsIn = (name: string): string[] =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|_/).map((word) => word.toLowerCase())

const isTest = (path: string) => path.startsWith('tests/') || path.endsWith('.test.ts')
const isProduct = (path: string) => /^(src|demo)\/.*(?<!\.test)\.tsx?$/.test(path)

function secondNames(tree: Tree): string[] {
  const first = new Map<string, string>()
  const faults: string[] = []
  for (const [path, text] of tree)
    for (const name of isProduct(path) ? namesIn(text, typeExport) : []) {
      const other = first.get(name)
      if (other === undefined) first.set(name, path)
      else if (!rules.sharedNames.some((each) => each.name === name))
        faults.push(`${path}: a second type ${name}, beside ${other}: give it a name of its own`)
    }
  return faults
}

const nameFaults = (path: string, text: string): string[] =>
  namesIn(text, anyExport).flatMap((name) =>
    wordsIn(name)
      .filter((word) => rules.bannedWords.includes(word))
      .map((word) => `${path}: ${name}: “${word}” says nothing; the glossary has a word`),
  )

/** The title of a test stands where its call begins. */
const testCall = /\b(?:test|describe|dbTest\w*|inZones)\(/g

const titlesIn = ({ code, texts }: Parts): string => {
  let titles = texts.replace(/[^\n]/g, ' ')
  for (const { 0: call, index } of code.matchAll(testCall)) {
    const from = index + call.length
    const to = from + code.slice(from).search(/\S|$/)
    titles = titles.slice(0, from) + texts.slice(from, to) + titles.slice(to)
  }
  return titles
}

/** A text of one word is a name and no prose. */
const withoutNames = (texts: string) => texts.replace(/'\w+'/g, (name) => ' '.repeat(name.length))

function proseOf(path: string, text: string): string[] {
  if (path.endsWith('.md')) return [text]
  const parts = partsOf(text)
  if (isTest(path)) return [parts.comments, titlesIn(parts)]
  return path.startsWith('bin/') ? [parts.comments, withoutNames(parts.texts)] : [parts.comments]
}

function proseFaults(path: string, text: string): string[] {
  if (path.endsWith('.json')) return []
  return proseOf(path, text).flatMap((read) =>
    [...read.matchAll(rules.dialect)].map(
      ({ 0: words, index }) =>
        `${path}:${read.slice(0, index).split('\n').length}: “${words}”: say it plainly`,
    ),
  )
}

export const wordFaults = (tree: Tree): string[] => [
  ...secondNames(tree),
  ...[...tree].flatMap(([path, text]) => [...nameFaults(path, text), ...proseFaults(path, text)]),
]
