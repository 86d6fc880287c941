// Tests one file after the other, as the parent process names them, in one process: what files share
// (a server, a browser) is opened once.
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { sharedBy } from './plan.ts'

const root = join(import.meta.dirname, '../..')
const load = (path: string) => import(pathToFileURL(join(root, path)).href)

const asked: string[] = []
let wake = () => undefined as unknown
process.on('message', (path: string) => {
  asked.push(path)
  wake()
})

async function next(): Promise<string> {
  while (asked.length === 0)
    await new Promise((resolve) => {
      wake = () => resolve(undefined)
    })
  return asked.shift() ?? ''
}

test('files', async () => {
  for (let path = await next(); path !== ''; path = await next()) {
    // Loaded out here, an `after` of a module that files share runs when all files have run; a test file's
    // own runs when that file has. What cannot be loaded fails the file, which loads it again.
    await Promise.allSettled([...sharedBy(path)].map(load))
    await describe(path, async () => {
      await load(path)
    })
  }
})
