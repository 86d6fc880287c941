import { IconQrcode } from '@tabler/icons-react'
import { later } from '../../../kit/web/later.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { AttentionTags } from '../web/AttentionTags.tsx'
import { chemicals } from './chemicals.register.ts'
import { Pictograms } from './web/Pictograms.tsx'
import { pathOfLabel } from './web/use-label-code.ts'

const ContainersPanel = later(
  async () => (await import('./web/ContainersPanel.tsx')).ContainersPanel,
)
const LabelPanel = later(async () => (await import('./web/LabelPanel.tsx')).LabelPanel)
const SheetsPanel = later(async () => (await import('./web/SheetsPanel.tsx')).SheetsPanel)
const PictogramsInput = later(
  async () => (await import('./web/PictogramsInput.tsx')).PictogramsInput,
)

/** Where the code was revoked, the record's own page says so. */
const openPublicPage = async (id: string) =>
  window.location.assign((await pathOfLabel(id)) ?? `/dashboard/chemicals/record/${id}`)

export const web: RegisterWeb<typeof chemicals> = {
  cells: {
    pictograms: ({ pictograms }) => <Pictograms codes={pictograms} size={26} />,
    attention: ({ attention }) => (
      <AttentionTags
        field={chemicals.fields.attention}
        values={attention}
        tones={{ conflict: 'danger', no_sheet: 'warning' }}
      />
    ),
  },
  inputs: { pictograms: PictogramsInput },
  rowActions: [
    { label: 'Open the public page', icon: IconQrcode, run: ({ id }) => openPublicPage(id) },
  ],
  panels: [
    { title: 'Storage location', Panel: ContainersPanel },
    { title: 'Data sheets', Panel: SheetsPanel },
    { title: 'Workplace label', Panel: LabelPanel },
  ],
}
