import { Button } from '@mantine/core'
import { useText } from '../../../kit/web/language/Language.tsx'
import classes from './form.module.css'

type Props = {
  isNew: boolean
  /** Nothing may be changed here: there is only the way back. */
  fixed: boolean
  saving: boolean
  uploading: boolean
  unsaved: boolean
  onBack: () => void
  onSaveAndNew: () => void
}

/** Save and the way back, always in reach. */
export function ActionBar({ isNew, fixed, saving, uploading, unsaved, ...on }: Props) {
  const text = useText()
  const waits = uploading ? text('form_uploading') : unsaved && text('form_unsaved')
  return (
    <div className={classes.bar} data-no-print>
      {!fixed && (
        <Button type="submit" loading={saving} disabled={uploading}>
          {text('save')}
        </Button>
      )}
      {!fixed && isNew && (
        <Button variant="default" disabled={saving || uploading} onClick={on.onSaveAndNew}>
          {text('form_save_and_new')}
        </Button>
      )}
      <Button variant={fixed ? 'default' : 'subtle'} color="gray" onClick={on.onBack}>
        {text('form_back')}
      </Button>
      <span
        className={`${classes.state} hint ml-auto`}
        role="status"
        data-waits={uploading || undefined}
      >
        {!fixed && waits}
      </span>
    </div>
  )
}
