import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { later } from '../../../kit/web/later.ts'
import type { RegisterRow } from '../../../register/define.ts'
import type { RegisterWeb } from '../../../register/web/extension.ts'
import { AttentionTags } from '../web/AttentionTags.tsx'
import { inventory } from './inventory.register.ts'
import { AboveAssets } from './web/AboveAssets.tsx'
import { askAbout } from './web/ask-about.ts'

type Asset = RegisterRow<typeof inventory>

const mayBe = (tagged: boolean) => (row: Asset) =>
  row.can.includes('edit') && row.tagged_out === tagged

const CodePanel = later(async () => (await import('./web/CodePanel.tsx')).CodePanel)
const CountedInput = later(async () => (await import('./web/CountedInput.tsx')).CountedInput)
const AssetValuesInput = later(async () => (await import('./web/AssetValues.tsx')).AssetValuesInput)
const AssetValuesShown = later(async () => (await import('./web/AssetValues.tsx')).AssetValuesShown)
const StoryPanel = later(async () => (await import('./web/StoryPanel.tsx')).StoryPanel)
const TagsPanel = later(async () => (await import('./web/TagsPanel.tsx')).TagsPanel)

export const web: RegisterWeb<typeof inventory> = {
  cells: {
    own_values: (row) => <AssetValuesShown row={row} />,
    attention: ({ attention }) => (
      <AttentionTags
        field={inventory.fields.attention}
        values={attention}
        tones={{
          tagged_out: 'danger',
          certificate_expired: 'danger',
          inspection_overdue: 'warning',
          service_overdue: 'warning',
        }}
      />
    ),
  },
  inputs: { quantity: CountedInput, minimum: CountedInput, own_values: AssetValuesInput },
  rowActions: [
    {
      label: 'Tag out',
      icon: IconLock,
      shows: mayBe(false),
      run: (row) => askAbout('tag-out', row),
    },
    {
      label: 'Return to service',
      icon: IconLockOpen,
      shows: mayBe(true),
      run: (row) => askAbout('release', row),
    },
  ],
  panels: [
    { title: 'In service or tagged out', Panel: TagsPanel },
    { title: 'Location history', Panel: StoryPanel },
    { title: 'Label', Panel: CodePanel },
  ],
  Above: AboveAssets,
}
