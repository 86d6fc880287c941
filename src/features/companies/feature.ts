import type { Feature, FeatureScreen } from '../../manifest/feature.ts'

const room = { audience: 'admin', grants: [] } as const satisfies Partial<FeatureScreen>
const path = '/admin-dashboard/companies'

export const feature: Feature = {
  screens: [
    {
      name: 'signup',
      path: '/signup/:token',
      audience: 'public',
      grants: [],
      title: 'Finish an invitation or trial',
      label: 'page_signup',
      area: 'sign',
      file: 'starting/web/SignupScreen.tsx',
    },
    {
      name: 'support-access',
      path: '/dashboard/support-access',
      audience: 'staff',
      grants: ['users.edit'],
      title: 'Support access: who of the provider is let in',
      label: 'support_access',
      menu: { group: 'settings', at: 85, label: 'support_access' },
      file: 'support/web/SupportAccessScreen.tsx',
    },
    {
      ...room,
      name: 'admin-companies',
      path,
      title: 'Companies',
      label: 'companies',
      file: 'web/CompaniesScreen.tsx',
    },
    {
      ...room,
      name: 'admin-companies-create',
      path: `${path}/create`,
      title: 'Company: create',
      label: 'company_create',
      file: 'web/CreateCompanyScreen.tsx',
    },
    {
      ...room,
      name: 'admin-companies-edit',
      path: `${path}/edit/:id`,
      title: 'Company: edit, suspend, plan, limits',
      label: 'company_edit',
      file: 'web/CompanyScreen.tsx',
    },
  ],
}
