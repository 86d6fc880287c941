import type { FeatureServer } from '../../manifest/feature.server.ts'
import { choices } from '../../register/fields/choice.ts'
import { text } from '../../register/fields/text.ts'

export const server: FeatureServer = {
  logged: [
    {
      table: 'permission_template',
      one: 'Permission template',
      fields: {
        name: text({ label: 'Name' }),
        grants: choices({ label: 'Rights', options: {} }),
      },
      pointedAt: 'permission-templates',
      grant: 'permission-templates.view',
    },
  ],
}
