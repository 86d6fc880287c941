// What must hold of the whole tree; `npm run check` and `npm test` run it.
import { join } from 'node:path'
import { staleIn } from './compose/compose.ts'
import { findParts } from './compose/find-parts.ts'
import { composedLists } from './compose/lists.ts'
import { catalogues } from './compose/words.ts'
import {
  doubleFaults,
  everythingSaid,
  prosesSay,
  spaceFaults,
  termFaults,
  termsOf,
  textsSay,
} from './languages/terms.ts'
import { castFaults } from './structure/casts.ts'
import { findFaults } from './structure/find-faults.ts'
import { landedFaults } from './structure/landed.ts'
import { readDocuments, readTree } from './structure/read-tree.ts'
import { wordFaults } from './structure/words.ts'
import { command } from './suite/children.ts'
import type { Kind } from './suite/lanes.ts'
import { emptyResult, type Worker } from './suite/worker.ts'

type Check = { name: string; seconds: number; faults(): Promise<string> }

const root = join(import.meta.dirname, '..')

const script = (name: string, seconds: number, file: string, args: string[]): Check => ({
  name,
  seconds,
  async faults() {
    const { code, said } = await command([join(root, 'node_modules', file), ...args])
    return code === 0 ? '' : said || `exit ${code}`
  },
})

/** On one thread each: several of them look at the same types again and cost twice the time. */
const types = (project: string, seconds: number) =>
  script(`types of ${project}`, seconds, 'typescript/bin/tsc', ['-p', project, '--singleThreaded'])

/** With the seconds that each takes, the longest first. */
const checks: Check[] = [
  types('tsconfig.web.json', 14),
  types('tsconfig.json', 10),
  script('format and lint', 5, '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  types('tsconfig.pure.json', 2),
  types('tsconfig.worker.json', 2),
  {
    name: 'structure and imports',
    seconds: 1,
    async faults() {
      const tree = readTree(root)
      const words = wordFaults(new Map([...tree, ...readDocuments(root)]))
      return [...findFaults(tree), ...landedFaults(), ...words, ...castFaults(tree)].join('\n')
    },
  },
  {
    name: 'composed lists',
    seconds: 3,
    faults: async () => staleIn([...catalogues(), ...composedLists(await findParts())]).join('\n'),
  },
  {
    name: 'terms of the catalogues, default forms and library',
    seconds: 1,
    async faults() {
      const said = [...everythingSaid(), ...textsSay(), ...prosesSay()]
      return [...termFaults(termsOf(), said), ...doubleFaults(said), ...spaceFaults(said)].join(
        '\n',
      )
    },
  },
  script('unused files and exports', 4, 'knip/bin/knip.js', ['--no-progress']),
]

function openChecks(): Worker {
  return {
    async run(job) {
      const began = performance.now()
      const error =
        (await checks.find(({ name }) => name === job.name)?.faults()) ?? 'no such check'
      const result = { ...emptyResult(job), seconds: (performance.now() - began) / 1000 }
      if (error === '') result.passed = 1
      else result.failures.push({ name: job.name, error })
      return result
    },
    works: () => true,
    close: async () => undefined,
  }
}

export function checksKind(): Kind {
  const jobs = checks.map(({ name, seconds }) => ({ kind: 'checks', name, seconds }))
  return { name: 'checks', jobs, ready: Promise.resolve(), open: openChecks }
}
