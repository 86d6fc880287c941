import type { AnyRow } from '../../../register/define.ts'
import { CertificationTab } from './CertificationTab.tsx'

export default function ProjectCertification({ row }: { row: AnyRow }) {
  return <CertificationTab place="projects" row={row} />
}
