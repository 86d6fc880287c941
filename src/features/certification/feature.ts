import type { Feature } from '../../manifest/feature.ts'

const kinds = [
  { kind: 'project', register: 'projects', label: 'page_qr_project' },
  { kind: 'team', register: 'teams', label: 'page_qr_team' },
] as const

export const feature: Feature = {
  tabs: kinds.map(({ register }) => ({
    register,
    name: 'certification',
    at: 48,
    label: 'certification_tab',
    grants: [`${register}.view`],
    file: register === 'projects' ? 'web/ProjectCertification.tsx' : 'web/TeamCertification.tsx',
  })),
  screens: kinds.map(({ kind, label }) => ({
    name: `qr-${kind}`,
    path: `/qr-code/${kind}/:id`,
    audience: 'public',
    grants: [],
    title: `Certification page of a ${kind}`,
    label,
    area: 'qr',
    file: kind === 'project' ? 'web/ProjectPageScreen.tsx' : 'web/TeamPageScreen.tsx',
    light: true,
    opensOffline: true,
  })),
}
