import { later } from '../../../kit/web/later.ts'
import { askedIn } from '../../../register/fields/own-fields.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { OwnValuesShown } from '../../../register/web/input/own/OwnValuesShown.tsx'
import { documentWeb } from '../kinds/web/document-web.tsx'
import type { customResources } from './custom-resources.register.ts'
import { shapeOfType } from './shape-of-type.ts'
import { AboveDocuments } from './web/AboveDocuments.tsx'
import { readType } from './web/use-type.ts'

const CategoryInput = later(async () => (await import('./web/CategoryInput.tsx')).CategoryInput)
const CustomHead = later(async () => (await import('./web/CustomHead.tsx')).CustomHead)
const TypeValuesInput = later(async () => (await import('./web/TypeValues.tsx')).TypeValuesInput)

export const web: RegisterWeb<typeof customResources> = {
  Head: CustomHead,
  cells: {
    own_values: ({ asked, own_values }) => (
      <OwnValuesShown fields={askedIn(asked)} values={own_values} />
    ),
  },
  inputs: { ...documentWeb.inputs, category: CategoryInput, own_values: TypeValuesInput },
  Above: AboveDocuments,
  shapedBy: async (type) => shapeOfType(await readType(type)),
}
