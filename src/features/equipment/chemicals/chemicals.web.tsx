import { IconQrcode } from '@tabler/icons-react'
import type { RegisterWeb } from '../../../register/web/beside.ts'
import { AttentionTags } from '../web/AttentionTags.tsx'
import { chemicals } from './chemicals.register.ts'
import { ContainersPanel } from './web/ContainersPanel.tsx'
import { LabelPanel } from './web/LabelPanel.tsx'
import { Pictograms } from './web/Pictograms.tsx'
import { PictogramsInput } from './web/PictogramsInput.tsx'
import { SheetsPanel } from './web/SheetsPanel.tsx'

export const web: RegisterWeb = {
  cells: {
    pictograms: ({ pictograms }) => <Pictograms codes={pictograms as string[]} size={26} />,
    attention: ({ attention }) => (
      <AttentionTags
        field={chemicals.fields.attention}
        values={attention as string[]}
        tones={{ conflict: 'danger', no_sheet: 'warning' }}
      />
    ),
  },
  inputs: { pictograms: PictogramsInput },
  rowActions: [
    { label: 'Open the public page', icon: IconQrcode, to: ({ id }) => `/qr-code/chemicals/${id}` },
  ],
  panels: [
    { title: 'Where it stands', Panel: ContainersPanel },
    { title: 'Data sheets', Panel: SheetsPanel },
    { title: 'Workplace label', Panel: LabelPanel },
  ],
}
