/** `run` performs `count` operations. */
export type Task = { name: string; count: number; run(): void }

/**
 * Runs the tasks in turns, so that whatever else the machine does falls on all of them alike, and
 * answers with the best round of each, in microseconds an operation.
 */
export function race(rounds: number, tasks: Task[]): (name: string) => number {
  const best = new Map<string, number>()
  for (const task of tasks) task.run()
  for (let round = 0; round < rounds; round += 1)
    for (const { name, count, run } of tasks) {
      const start = performance.now()
      run()
      const each = ((performance.now() - start) * 1000) / count
      best.set(name, Math.min(each, best.get(name) ?? Number.POSITIVE_INFINITY))
    }
  return (name) => best.get(name) ?? Number.NaN
}
