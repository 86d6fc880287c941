// Numbers that anybody would try first on a device that is handed round.

const onlyTwo = (pin: string) => /^(\d\d)\1\1$/.test(pin) || /^(\d{3})\1$/.test(pin)
const known = new Set([
  '112233',
  '123321',
  '121314',
  '147258',
  '159753',
  '258456',
  '654321',
  '102030',
  '135790',
])

/** Whether a number is among the first that anybody would try: a run, a repetition, a known one. */
export function isCommonPin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10)
  const even = new Set(steps).size === 1
  return even || onlyTwo(pin) || known.has(pin)
}
