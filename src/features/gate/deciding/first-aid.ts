// Whether somebody is inside who may give the first aid that so many workers need: the same on the server and on a tablet.

type Level = 'emergency' | 'standard'
/** A certificate that counts, and its last day; null where it never ends. */
export type AidCertificate = { level: Level; until: string | null }
/** From so many workers on somebody is needed who holds it. */
export type AidTier = { from: number; attendant: Level }

/** Somebody inside, and what they hold. */
export type InsideForAid = { name: string; aid: readonly AidCertificate[] }

export type AidInside = {
  workers: number
  wants: Level | null
  /** Who is inside and may give it, by name. */
  givers: string[]
  covered: boolean
}

/** Who visits is not counted among the workers. */
export function firstAidInside(
  inside: readonly InsideForAid[],
  tiers: readonly AidTier[],
  day: string,
): AidInside {
  const workers = inside.length
  const wants = tiers.findLast(({ from }) => workers >= from)?.attendant ?? null
  const gives = ({ aid }: InsideForAid) =>
    aid.some(
      ({ level, until }) =>
        (until === null || until >= day) && (wants !== 'standard' || level === 'standard'),
    )
  const givers = inside.filter(gives).map(({ name }) => name)
  return { workers, wants, givers, covered: wants === null || givers.length > 0 }
}
