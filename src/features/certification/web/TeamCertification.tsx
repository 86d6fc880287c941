import type { AnyRow } from '../../../register/define.ts'
import { CertificationTab } from './CertificationTab.tsx'

export default function TeamCertification({ row }: { row: AnyRow }) {
  return <CertificationTab place="teams" row={row} />
}
