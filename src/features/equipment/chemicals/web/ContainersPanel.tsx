import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useModals } from '../../../../kit/web/inputs/modals/use-modals.ts'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { PrintSheet } from '../../../../kit/web/print/PrintSheet.tsx'
import { callsOf } from '../../../../register/contract.ts'
import { localToday } from '../../../../register/web/form/save/values.ts'
import { chemicalInstances } from '../../chemical-instances/chemical-instances.register.ts'
import panel from '../../web/panel.module.css'
import { Conflicts } from './Conflicts.tsx'
import { ContainerForm } from './ContainerForm.tsx'
import { type Container, ContainerLine } from './ContainerLine.tsx'
import { type Chemical, labelOfRow } from './label-of-row.ts'
import { conflictsOf, useContainers } from './use-containers.ts'
import { useLabelCode } from './use-label-code.ts'
import { WorkplaceLabel } from './WorkplaceLabel.tsx'

/** Where the product stands, how much of it, and whether it stands where it may. */
export function ContainersPanel({ row }: { row: Chemical }) {
  const text = useText()
  const { openModal, closeModal } = useModals()
  const { containers, conflicts, isError, refresh } = useContainers(row.id)
  const { path } = useLabelCode(row.id)
  const [printing, setPrinting] = useState<Container>()
  const calls = callsOf(chemicalInstances)
  const mayEdit = row.can.includes('edit')

  async function saved() {
    closeModal('container')
    await refresh()
    // It is saved all the same: the person who put it there may have nowhere else today.
    if ((await conflictsOf(row.id)).length > 0)
      toast(text('chemical_conflict_title'), { type: 'warning', duration: 8000 })
  }
  function open(container: Container | undefined) {
    openModal('container', {
      title: container === undefined ? text('chemical_add_container') : container.name,
      body: (
        <ContainerForm
          chemical={row.id}
          row={container}
          onSaved={() => void saved()}
          onCancel={() => closeModal('container')}
        />
      ),
    })
  }
  const { act: change } = useAct((work: () => Promise<unknown>) => work(), {
    onDone: refresh,
    onRefused: refresh,
    refusedInPassing: true,
  })
  const printed = ({ id, version }: Container) => {
    const body = { version, label_printed_on: localToday() }
    return call(calls.edit, { params: { id }, body })
  }

  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (containers === undefined) return <ListSkeleton rows={2} />
  return (
    <>
      <Conflicts conflicts={conflicts} />
      {containers.length === 0 && <p className={panel.none}>{text('chemical_no_containers')}</p>}
      <ul className={panel.lines}>
        {containers.map((container) => (
          <ContainerLine
            key={container.id}
            container={container}
            onOpen={mayEdit ? () => open(container) : undefined}
            onPrint={() => setPrinting(container)}
            onArchive={
              mayEdit && container.can.includes('archive')
                ? () =>
                    change(() => call(calls.archive, { params: { id: container.id }, body: {} }))
                : undefined
            }
          />
        ))}
      </ul>
      {mayEdit && (
        <div className="flex flex-wrap gap-2 mt-4">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} />}
            onClick={() => open(undefined)}
          >
            {text('chemical_add_container')}
          </Button>
        </div>
      )}
      {printing && path !== undefined && (
        <PrintSheet
          onDone={() => {
            setPrinting(undefined)
            if (mayEdit) change(() => printed(printing))
          }}
        >
          <WorkplaceLabel {...labelOfRow(row)} path={path ?? null} />
        </PrintSheet>
      )}
    </>
  )
}
