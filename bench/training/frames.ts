// What the frames of a page cost, from a trace of Chromium: what its main thread worked between one frame and the next, by the
// thread’s own clock, which other work on the machine does not lengthen.
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

const perMs = 1000

/** Milliseconds for each frame. */
export function framesOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = traceEvents.filter(
    ({ name, ph, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  return mains.flatMap(({ pid, tid }) => {
    const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid)
    const tasks = own
      .filter(({ name, ph }) => ph === 'X' && name === 'RunTask')
      .sort((a, b) => a.ts - b.ts)
    const starts = own
      .filter(({ name }) => name === 'BeginMainThreadFrame')
      .map(({ ts }) => ts)
      .sort((a, b) => a - b)
    return starts.map((from, at) => {
      const to = starts[at + 1] ?? Number.POSITIVE_INFINITY
      return tasks
        .filter(({ ts, dur = 0 }) => ts + dur > from && ts + dur <= to)
        .reduce((sum, { tdur = 0 }) => sum + tdur / perMs, 0)
    })
  })
}
