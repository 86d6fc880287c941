import { useSession } from '../../../access/web/session.ts'
import BackOfficeArea from './BackOfficeArea.tsx'
import ContractorArea from './ContractorArea.tsx'
import DashboardArea from './DashboardArea.tsx'
import { Guarded } from './Guarded.tsx'
import PublicArea from './PublicArea.tsx'

/** Around a page that says where a person cannot go: the surroundings they came from. */
export default function AnyArea() {
  const { role } = useSession()
  if (role === undefined)
    return (
      <Guarded>
        <PublicArea />
      </Guarded>
    )
  if (role === 'admin') return <BackOfficeArea />
  return role === 'trade_contractor' ? <ContractorArea /> : <DashboardArea />
}
