import { IconFileSpreadsheet } from '@tabler/icons-react'
import { numberIn } from '../../../../kit/language/numbers-and-days.ts'
import { FileDrop } from '../../../../kit/web/inputs/files/FileDrop.tsx'
import { SendingFiles } from '../../../../kit/web/inputs/files/SendingFiles.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { sizeIn } from '../../../../kit/web/language/size-words.ts'
import { bytesAtMost, linesAtMost } from '../contract.ts'
import type { Import } from './use-import.ts'

/** Where the spreadsheet is chosen or dropped. Other files are refused before they are sent. */
export function SheetDrop({ state, again }: { state: Import; again: boolean }) {
  const { text, locale } = useLanguage()
  const words = text(again ? 'import_other_file' : 'import_choose')
  return (
    <>
      <FileDrop
        buttons={[{ words, icon: <IconFileSpreadsheet size={18} aria-hidden="true" /> }]}
        filled={!again}
        accept=".csv,.xlsx"
        disabled={state.busy !== undefined}
        onFiles={state.choose}
      >
        {text('import_drop', {
          lines: numberIn(locale, linesAtMost),
          size: sizeIn(locale, bytesAtMost),
        })}
      </FileDrop>
      <SendingFiles queue={state.queue} />
    </>
  )
}
