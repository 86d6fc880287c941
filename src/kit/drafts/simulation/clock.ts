// Time as a list of events.

type Due = { readonly at: number; readonly run: () => void }

export class Clock {
  now = 0
  private due: Due[] = []

  after(ms: number, run: () => void): void {
    const at = this.now + ms
    let place = this.due.length
    // The next one is at the end; of two at one moment the first comes first.
    while (place > 0 && (this.due[place - 1]?.at ?? 0) <= at) place -= 1
    this.due.splice(place, 0, { at, run })
  }
  /** Lets time pass. */
  pass(ms: number): void {
    const until = this.now + ms
    for (
      let next = this.due.at(-1);
      next !== undefined && next.at <= until;
      next = this.due.at(-1)
    ) {
      this.due.pop()
      this.now = next.at
      next.run()
    }
    this.now = until
  }
}
