import { Button } from '@mantine/core'
import { IconExternalLink, IconPrinter, IconQrcode, IconQrcodeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ConfirmQuestion } from '../../../../kit/web/inputs/ConfirmQuestion.tsx'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { PrintSheet } from '../../../../kit/web/print/PrintSheet.tsx'
import label from '../../web/label.module.css'
import { type Chemical, labelOfRow } from './label-of-row.ts'
import { useLabelCode } from './use-label-code.ts'
import { WorkplaceLabel } from './WorkplaceLabel.tsx'

/** The label as it will be printed, and the public page that its code leads to. */
export function LabelPanel({ row }: { row: Chemical }) {
  const text = useText()
  const { path, isError, renew, revoke } = useLabelCode(row.id)
  const [printing, setPrinting] = useState(false)
  const [asked, setAsked] = useState<'renew' | 'revoke'>()
  const mayEdit = row.can.includes('edit')

  const { act: change } = useAct(
    (work: () => Promise<void>) => {
      setAsked(undefined)
      return work()
    },
    { refusedInPassing: true },
  )
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (path === undefined) return <ListSkeleton rows={2} />
  const sheet = <WorkplaceLabel {...labelOfRow(row)} path={path} />
  return (
    <>
      {sheet}
      {path === null && <Notice tone="calm">{text('chemical_no_public')}</Notice>}
      <div className={label.actions}>
        <Button leftSection={<IconPrinter size={18} />} onClick={() => setPrinting(true)}>
          {text('chemical_print_label')}
        </Button>
        {path !== null && (
          <Button
            component="a"
            href={path}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconExternalLink size={18} />}
          >
            {text('chemical_open_public')}
          </Button>
        )}
        {mayEdit && (
          <Button
            variant="default"
            leftSection={<IconQrcode size={18} />}
            onClick={() => setAsked('renew')}
          >
            {text('chemical_renew_code')}
          </Button>
        )}
        {mayEdit && path !== null && (
          <Button
            variant="default"
            leftSection={<IconQrcodeOff size={18} />}
            onClick={() => setAsked('revoke')}
          >
            {text('chemical_revoke_code')}
          </Button>
        )}
      </div>
      <ConfirmQuestion
        opened={asked === 'renew'}
        title={text('chemical_renew_code')}
        question={text('chemical_renew_code_question')}
        confirm={text('chemical_renew_code')}
        onConfirm={() => change(renew)}
        onCancel={() => setAsked(undefined)}
      />
      <ConfirmQuestion
        opened={asked === 'revoke'}
        title={text('chemical_revoke_code')}
        question={text('chemical_revoke_code_question')}
        confirm={text('chemical_revoke_code')}
        danger
        onConfirm={() => change(revoke)}
        onCancel={() => setAsked(undefined)}
      />
      {printing && <PrintSheet onDone={() => setPrinting(false)}>{sheet}</PrintSheet>}
    </>
  )
}
