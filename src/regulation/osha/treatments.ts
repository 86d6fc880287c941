// First aid is a closed list; what is treatment and not on it is medical treatment.
import { known } from '../contract.ts'
import { ruleOf } from '../rules.ts'

const meanings = new Map(
  ruleOf('US-1904-7').params.treatments.map(({ code, means }) => [code, means]),
)

export const treatmentCodes = [...meanings.keys()]

export const isMedicalTreatment = (code: string): boolean =>
  meanings.get(known(treatmentCodes, code)) === 'medical'

/** A shift and a level of hearing count in the same ear. */
export function hearingLost(ears: readonly { shiftDb: number; levelDb: number }[]): boolean {
  const { shift_db, level_db } = ruleOf('US-1904-10').params
  return ears.some(({ shiftDb, levelDb }) => shiftDb >= shift_db && levelDb >= level_db)
}
