// Counts and times of requests, in the text format that Prometheus reads.
import type { ProblemCode } from '../../problems.ts'

const bounds = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000]

export type Metrics = {
  request(route: string, method: string, status: number, ms: number): void
  /** Counts what was refused for a reason that the operator should know of. */
  problem(code: ProblemCode): void
  text(): Promise<string>
}

/** Troubles of the installation, not of the caller. */
const troubles = ['database/away', 'file/lost', 'files/full', 'files/quota'] as const

type Series = { count: number; sum: number; buckets: number[] }

type Gauges = Record<string, number>

export function openMetrics(gauges: () => Gauges | Promise<Gauges>): Metrics {
  const series = new Map<string, Series>()
  const refused = new Map<ProblemCode, number>(troubles.map((code) => [code, 0]))
  return {
    request(route, method, status, ms) {
      const key = `method="${method}",route="${route}",status="${status}"`
      const one = series.get(key) ?? { count: 0, sum: 0, buckets: bounds.map(() => 0) }
      series.set(key, one)
      one.count += 1
      one.sum += ms
      const index = bounds.findIndex((bound) => ms <= bound)
      if (index >= 0) one.buckets[index] = (one.buckets[index] ?? 0) + 1
    },
    problem(code) {
      const count = refused.get(code)
      if (count !== undefined) refused.set(code, count + 1)
    },
    async text() {
      const name = 'plumbline_request_ms'
      const lines = [`# TYPE ${name} histogram`]
      for (const [key, { count, sum, buckets }] of series) {
        // Each bucket counts what fits the ones below it too.
        let within = 0
        bounds.forEach((bound, index) => {
          within += buckets[index] ?? 0
          lines.push(`${name}_bucket{${key},le="${bound}"} ${within}`)
        })
        lines.push(`${name}_bucket{${key},le="+Inf"} ${count}`)
        lines.push(`${name}_sum{${key}} ${sum.toFixed(3)}`, `${name}_count{${key}} ${count}`)
      }
      lines.push('# TYPE plumbline_problems counter')
      for (const [code, count] of refused) lines.push(`plumbline_problems{code="${code}"} ${count}`)
      for (const [gauge, value] of Object.entries(await gauges()))
        lines.push(`# TYPE plumbline_${gauge} gauge`, `plumbline_${gauge} ${value}`)
      return `${lines.join('\n')}\n`
    },
  }
}
