import { useText } from '../../../kit/web/language/Language.tsx'
import { Portal } from './Portal.tsx'

/** The provider's own area. */
export default function BackOfficeArea() {
  const text = useText()
  const at = '/admin-dashboard'
  return (
    <Portal
      myAccount={`${at}/admin-account`}
      tabs={[
        { to: at, label: text('back_office'), end: true },
        { to: `${at}/companies`, label: text('companies') },
        { to: `${at}/requests`, label: text('requests') },
        { to: `${at}/templates`, label: text('provider_library') },
        { to: `${at}/roles`, label: text('nav_permission_templates') },
      ]}
    />
  )
}
