// First aid is a closed list; what is treatment and not on it is medical treatment.
import { known } from '../contract.ts'
import { ruleOf } from '../rules.ts'

const treatments = new Map(
  ruleOf('US-1904-7').params.treatments.map((treatment) => [treatment.code, treatment]),
)

export const treatmentCodes = [...treatments.keys()]

/** Where it is written what a treatment is. */
export const citationOf = (code: string): string | undefined => treatments.get(code)?.citation

export const isMedicalTreatment = (code: string): boolean =>
  treatments.get(known(treatmentCodes, code))?.means === 'medical'

/** A shift and a level of hearing count in the same ear. */
export function hearingLost(ears: readonly { shiftDb: number; levelDb: number }[]): boolean {
  const { shift_db, level_db } = ruleOf('US-1904-10').params
  return ears.some(({ shiftDb, levelDb }) => shiftDb >= shift_db && levelDb >= level_db)
}
