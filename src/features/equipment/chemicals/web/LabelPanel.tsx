import { Button } from '@mantine/core'
import { IconExternalLink, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../../register/define.ts'
import label from '../../web/label.module.css'
import { PrintSheet } from '../../web/PrintSheet.tsx'
import { labelOfRow } from './label-of-row.ts'
import { WorkplaceLabel } from './WorkplaceLabel.tsx'

/** The label as it will be printed, and the page that its code leads to. */
export function LabelPanel({ row }: { row: AnyRow }) {
  const text = useText()
  const [printing, setPrinting] = useState(false)
  const sheet = <WorkplaceLabel {...labelOfRow(row)} />
  return (
    <>
      {sheet}
      <div className={label.actions}>
        <Button leftSection={<IconPrinter size={18} />} onClick={() => setPrinting(true)}>
          {text('chemical_print_label')}
        </Button>
        <Button
          component="a"
          href={`/qr-code/chemicals/${row.id}`}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={18} />}
        >
          {text('chemical_open_public')}
        </Button>
      </div>
      {printing && <PrintSheet onDone={() => setPrinting(false)}>{sheet}</PrintSheet>}
    </>
  )
}
