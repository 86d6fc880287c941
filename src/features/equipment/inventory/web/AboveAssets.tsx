import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { useMay } from '../../../../register/web/list/use-may.ts'
import { assetTypes } from '../../asset-types/asset-types.register.ts'
import { answerWith } from './ask-about.ts'
import { useTagDialog } from './use-tag-dialog.tsx'

/** The way back to the types; and the dialogs that the rows below ask for. */
export function AboveAssets() {
  const text = useText()
  const may = useMay(assetTypes)
  const dialog = useTagDialog()
  const open = useEffectEvent(dialog)
  useEffect(() => answerWith(({ question, row, done }) => open(question, row, done)), [])
  if (!may.do('view')) return null
  return (
    <p className="m-0 mb-3 text-sm">
      <Link to="/dashboard/asset-types">{text('asset_all_types')}</Link>
    </p>
  )
}
