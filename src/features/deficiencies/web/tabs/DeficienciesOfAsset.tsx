import type { AnyRow } from '../../../../register/define.ts'
import { OpenDeficiencies } from './OpenDeficiencies.tsx'

export default function DeficienciesOfAsset({ row }: { row: AnyRow }) {
  return <OpenDeficiencies by="asset" row={row} />
}
