import type { AnyRow } from '../../../../register/define.ts'
import { OpenDeficiencies } from './OpenDeficiencies.tsx'

export default function DeficienciesOfHazard({ row }: { row: AnyRow }) {
  return <OpenDeficiencies by="hazard" row={row} />
}
