// SHA-256 of a short text at once and anywhere: browsers have it only as a promise, and only over HTTPS.

const primes = ((): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
})()
/** The first bits behind the point. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The text with what SHA-256 puts behind it, in words of 32 bits. */
function wordsOf(text: string): Int32Array {
  const bytes = new TextEncoder().encode(text)
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length * 8)
  return Int32Array.from({ length: padded.length / 4 }, (_, at) => view.getInt32(at * 4))
}

function mix(state: Int32Array, schedule: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g)
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + one + choice + (constants[at] ?? 0) + (schedule[at] ?? 0)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const zero = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + zero + majority) | 0
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries())
    state[at] = ((state[at] ?? 0) + word) | 0
}

/** In eight words. */
export function sha256(text: string): Uint32Array {
  const words = wordsOf(text)
  const state = Int32Array.from(beginning)
  const schedule = new Int32Array(64)
  for (let from = 0; from < words.length; from += 16) {
    schedule.set(words.subarray(from, from + 16))
    for (let at = 16; at < 64; at++) {
      const [early = 0, late = 0] = [schedule[at - 15], schedule[at - 2]]
      const zero = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const one = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      schedule[at] = ((schedule[at - 16] ?? 0) + zero + (schedule[at - 7] ?? 0) + one) | 0
    }
    mix(state, schedule)
  }
  return Uint32Array.from(state)
}
