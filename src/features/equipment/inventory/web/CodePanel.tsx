import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { QrCode } from '../../../../kit/web/plain/QrCode.tsx'
import { PrintSheet } from '../../../../kit/web/print/PrintSheet.tsx'
import type { RegisterRow } from '../../../../register/define.ts'
import { assetCodeKey } from '../../web/keys.ts'
import label from '../../web/label.module.css'
import { makeCode } from '../inventory.contract.ts'
import type { inventory } from '../inventory.register.ts'

/** The label for the asset: its number, its name, and a code that leads to its read view. */
export function CodePanel({ row }: { row: RegisterRow<typeof inventory> }) {
  const text = useText()
  const [printing, setPrinting] = useState(false)
  const { data, isPending, isError } = useQuery({
    queryKey: assetCodeKey(row.id),
    queryFn: () => call(makeCode, { params: { id: row.id } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isPending) return <ListSkeleton rows={2} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const { serial, make, model } = row
  const about = [make, model, serial].filter(Boolean).join(' · ')
  const sheet = (
    <div className={label.label}>
      <div>
        <p className={label.tag}>{row.inventory_id}</p>
        <h3 className="m-0 break-anywhere">{row.name}</h3>
        <p>{about}</p>
      </div>
      <div className={label.code}>
        <QrCode
          size={112}
          text={window.location.origin + data.data.path}
          label={text('asset_code', { name: row.name })}
        />
      </div>
    </div>
  )
  return (
    <>
      {sheet}
      <div className={label.actions}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} />}
          onClick={() => setPrinting(true)}
        >
          {text('asset_print_label')}
        </Button>
      </div>
      {printing && <PrintSheet onDone={() => setPrinting(false)}>{sheet}</PrintSheet>}
    </>
  )
}
