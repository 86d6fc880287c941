import { useCallback } from 'react'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import type { TagAct } from './ask-about.ts'
import { TagForm } from './TagForm.tsx'

const modal = 'asset-tag'

/** Opens the dialog that tags an asset out, or releases it. */
export function useTagDialog() {
  const text = useText()
  const { openModal, closeModal } = useModals()
  return useCallback(
    (question: TagAct, row: AnyRow, onDone: () => void) => {
      const name = `${row.name} (${row.inventory_id})`
      const out = question === 'tag-out'
      openModal(modal, {
        title: text(out ? 'asset_tag_title' : 'asset_release_title', { name }),
        body: (
          <TagForm
            question={question}
            row={row}
            onCancel={() => closeModal(modal)}
            onDone={() => {
              closeModal(modal)
              toast(text(out ? 'asset_tagged' : 'asset_released', { name }), { type: 'success' })
              onDone()
            }}
          />
        ),
      })
    },
    [openModal, closeModal, text],
  )
}
