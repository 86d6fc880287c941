// How large a machine a company needs. Estimates from the assumptions below, which the page shows with the answer.

/** Working days of a site in a year. */
export const workingDays = 230
/** A photo as a phone sends it after the product has made it smaller; the middle of 300 to 600 kB. */
export const photoMegabytes = 0.45
/** A submission in the database, with its revision, its answers for reports and its rows of the log. */
export const recordMegabytes = 0.05

/** From so many submissions a day on. The smallest has twice the memory that the server and its database need. */
export const sizes = [
  { name: 'small', from: 0, cores: 2, memory: 4 },
  { name: 'medium', from: 100, cores: 4, memory: 8 },
  { name: 'large', from: 500, cores: 8, memory: 16 },
] as const

export type Workload = { submissions: number; photos: number; years: number }

export type Machine = {
  size: (typeof sizes)[number]
  /** Gigabytes, rounded up to what one would order. */
  disk: number
  perYear: { files: number; database: number }
}

const gigabytes = (megabytes: number) => Math.ceil(megabytes / 1000)

/** System, program, and room for papers and archives on their way. */
const base = 20

export function machineFor({ submissions, photos, years }: Workload): Machine {
  const perYear = {
    files: gigabytes(submissions * photos * photoMegabytes * workingDays),
    database: gigabytes(submissions * recordMegabytes * workingDays),
  }
  const disk = base + (perYear.files + perYear.database) * years
  const [smallest] = sizes
  return {
    size: sizes.findLast(({ from }) => submissions >= from) ?? smallest,
    disk: Math.ceil(disk / 10) * 10,
    perYear,
  }
}
