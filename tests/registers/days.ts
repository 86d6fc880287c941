let days = 0
/** None twice. */
export function dayOfItsOwn(): string {
  days += 1
  return new Date(Date.UTC(2001, 0, days)).toISOString().slice(0, 10)
}
