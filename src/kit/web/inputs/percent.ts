/** A progress as a whole number from 0 to 100. */
export function percent(progress: number): number {
  return Number.isFinite(progress) ? Math.round(Math.min(100, Math.max(0, progress))) : 0
}
