import type { Grant } from '../../access/grants.ts'
import { type Feature, type FeatureScreen, registerScreens } from '../../manifest/feature.ts'

/** The screens of a register that lies within a committee. */
const withinCommittee = (name: string, room: string, title: string): FeatureScreen[] =>
  (
    [
      ['create', `/dashboard/jhsc/committees/:id/${room}/create`, ['resources.create'], 'create'],
      ['edit', `/dashboard/jhsc/${room}/edit/:id`, ['resources.edit'], 'edit'],
      [
        'deleted',
        `/dashboard/jhsc/committees/:id/${room}/deleted`,
        ['resources.archive', 'resources.restore', 'resources.delete'],
        'archived, with restore and permanent delete',
      ],
    ] satisfies [string, string, Grant[], string][]
  ).map(([part, path, grants, says]) => ({
    name: `${name}-${part}`,
    path,
    audience: 'staff',
    grants,
    title: `${title}: ${says}`,
  }))

export const feature: Feature = {
  screens: [
    ...registerScreens(
      {
        name: 'jhsc-committees',
        path: '/dashboard/jhsc/committees',
        title: 'Joint health and safety committees',
        family: 'resources',
        label: 'nav_committees',
        menu: { group: 'documents', at: 51, label: 'nav_committees' },
      },
      'list',
      'deleted',
      'create',
      'edit',
    ),
    ...withinCommittee('jhsc-meetings', 'meetings', 'Committee meeting'),
    ...withinCommittee('jhsc-inspections', 'inspections', 'Committee inspection'),
    ...withinCommittee('jhsc-recommendations', 'recommendations', 'Recommendation'),
  ],
}
