// What only has to be quick enough: the reports of 150,000 submissions, and the lists of somebody who
// sees few of them.
import { median } from './house.ts'
import type { Many } from './many.ts'

type Asked = Many & { manager: string; rounds: number }

const cases = ({ form, manager, worker }: Asked) =>
  [
    ['report of one form, two years', `form-reports/${form}`, manager, 2000],
    ['forms submitted, by form', 'forms-submitted?by=form', manager, 2000],
    ['forms submitted, by person', 'forms-submitted?by=person', manager, 2000],
    ['forms submitted, by place', 'forms-submitted?by=location', manager, 2000],
    ['how many each list holds, for a worker', 'submission-counts', worker, 500],
    ['list of a worker, page 1', 'submissions?per_page=50&page=1', worker, 500],
  ] as const

/** Prints a line for each; answers with how many are over their budget. */
export async function measureReports(
  timed: (path: string, token: string) => Promise<number>,
  asked: Asked,
): Promise<number> {
  let over = 0
  console.log(`${'\nquick enough'.padEnd(47)}                  ours            budget`)
  for (const [name, path, token, budget] of cases(asked)) {
    const taken: number[] = []
    for (let round = 0; round < Math.max(3, asked.rounds / 3); round += 1)
      taken.push(await timed(path, token))
    const ms = median(taken)
    if (ms > budget) over += 1
    console.log(
      `${name.padEnd(57)}${ms.toFixed(1).padStart(8)} ms${String(budget).padStart(15)} ms${ms > budget ? '  over budget' : ''}`,
    )
  }
  return over
}
