import { PortalAlerts } from '../../../features/contractor-portal/alerts/web/PortalAlerts.tsx'
import { CompanySwitch } from '../../../features/sign-in/switching/web/CompanySwitch.tsx'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Portal } from './Portal.tsx'

/** What a trade contractor's people see. */
export default function ContractorArea() {
  const text = useText()
  return (
    <Portal
      banner={
        <>
          <CompanySwitch />
          <PortalAlerts />
        </>
      }
      myAccount="/contractors/my-account"
      tabs={[
        { to: '/contractors/projects', label: text('nav_projects') },
        { to: '/contractors/workers', label: text('portal_workers') },
        { to: '/contractors/my-account', label: text('my_account') },
      ]}
    />
  )
}
