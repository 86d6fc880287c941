/** The day before today, where the company is: wherever the device is, and as the counts say. */
export function yesterdayIn(timeZone: string | undefined, now: Date): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10)
}
