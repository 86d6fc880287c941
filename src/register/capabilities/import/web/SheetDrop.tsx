import { Button, FileButton } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { limitIn } from '../../../web/input/file-facts.ts'
import { numberIn } from '../../../web/show/numbers-and-days.ts'
import { bytesAtMost, linesAtMost } from '../contract.ts'
import classes from './import.module.css'
import type { Import } from './use-import.ts'

const sheets = /\.(csv|xlsx)$/i

/** Where the spreadsheet is chosen or dropped. What cannot be one is refused before it is sent. */
export function SheetDrop({ state, again }: { state: Import; again: boolean }) {
  const { text, locale } = useLanguage()
  const [over, setOver] = useState(false)
  const size = limitIn(locale)

  function take(file: File | null | undefined) {
    if (!file) return
    if (!sheets.test(file.name)) state.refuse(text('import_kind'))
    else if (file.size > bytesAtMost)
      state.refuse(text('import_too_large', { name: file.name, size }))
    else void state.choose(file)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (state.busy === undefined) take(event.dataTransfer.files[0])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {/* Named anew after each choice, so that the same file, corrected, can be chosen again. */}
      <FileButton key={`${state.file?.id} ${state.wrong}`} accept=".csv,.xlsx" onChange={take}>
        {(button) => (
          <Button
            {...button}
            variant={again ? 'default' : 'filled'}
            disabled={state.busy !== undefined}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden="true" />}
          >
            {text(again ? 'import_other_file' : 'import_choose')}
          </Button>
        )}
      </FileButton>
      <span>{text('import_drop', { lines: numberIn(locale, linesAtMost), size })}</span>
    </div>
  )
}
