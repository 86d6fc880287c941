import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  grants: { gate: ['view', 'override'] },
  templates: { management: { hides: ['gate'] } },
  screens: [
    {
      name: 'gate',
      path: '/dashboard/gate',
      audience: 'staff',
      grants: ['gate.view'],
      title: 'Who may come in: green, amber, red, with reasons',
      label: 'nav_gate',
      menu: { group: 'sites', at: 25, label: 'nav_gate' },
      file: 'web/GateScreen.tsx',
    },
    {
      name: 'gate-hours',
      path: '/dashboard/gate/hours',
      audience: 'staff',
      grants: ['gate.view'],
      title: 'Hours by person and day, as people signed in and out at a gate',
      label: 'gate_hours',
      file: 'web/GateHoursScreen.tsx',
    },
    {
      name: 'gate-tablet',
      path: '/gate/:token',
      audience: 'public',
      grants: [],
      title: 'The tablet at the gate',
      label: 'nav_gate',
      area: 'sign',
      file: 'web/TabletScreen.tsx',
      opensOffline: true,
    },
  ],
}
