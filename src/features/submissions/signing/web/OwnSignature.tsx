import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DrawnSignature } from '../../../../kit/drawing/signature.ts'
import { givenOf } from '../../../../kit/drawing/strokes.ts'
import { call } from '../../../../kit/http/client.web.ts'
import { useAct } from '../../../../kit/web/act/use-act.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { DrawingPad } from '../../../../kit/web/inputs/signature/DrawingPad.tsx'
import { SignatureDrawing } from '../../../../kit/web/inputs/signature/SignatureDrawing.tsx'
import { useText } from '../../../../kit/web/language/Language.tsx'
import { ConfirmDialog } from '../../../../kit/web/plain/ConfirmDialog.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { ownSignatureKey } from '../../web/keys.ts'
import { removeOwnSignature, saveOwnSignature } from '../own-signature.contract.ts'
import classes from './signing.module.css'
import { useOwnSignature } from './use-own-signature.ts'

const asDrawn = { method: 'drawn', name: '', signed_at: '' } as const

/** Drawn once, shown, drawn anew, removed; where its owner signs it is offered. */
export function OwnSignature() {
  const text = useText()
  const queries = useQueryClient()
  const { data, isPending, isError } = useOwnSignature()
  const [drawing, setDrawing] = useState<DrawnSignature | null | undefined>()
  const [asking, setAsking] = useState(false)
  const read = () => queries.invalidateQueries({ queryKey: ownSignatureKey })
  const saving = useAct(
    async (drawn: DrawnSignature) => {
      const given = givenOf(drawn)
      if (given.method === 'drawn')
        await call(saveOwnSignature, { body: { strokes: given.strokes } })
    },
    {
      says: () => text('own_signature_saved'),
      async onDone() {
        await read()
        setDrawing(undefined)
      },
    },
  )
  const removing = useAct(() => call(removeOwnSignature, {}), {
    says: () => text('own_signature_removed'),
    onDone: read,
  })
  if (isPending) return <ListSkeleton rows={2} />
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  const problem = saving.problem ?? removing.problem
  const isDrawn = drawing === undefined && data !== null
  return (
    <div className="grid gap-3">
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {isDrawn ? (
        <>
          <div className={classes.mark}>
            <SignatureDrawing
              signature={{ ...asDrawn, ...data.strokes }}
              label={text('own_signature')}
            />
          </div>
          <div className="row gap-2">
            <Button variant="default" onClick={() => setDrawing(null)}>
              {text('own_signature_anew')}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
              {text('own_signature_remove')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <DrawingPad
            value={drawing ?? null}
            wrong={false}
            onChange={(drawn) => setDrawing(drawn && { ...asDrawn, ...drawn })}
          />
          <div className="row gap-2">
            <Button
              disabled={!drawing}
              loading={saving.busy}
              onClick={() => drawing && saving.act(drawing)}
            >
              {text('own_signature_save')}
            </Button>
            {data !== null && (
              <Button variant="default" onClick={() => setDrawing(undefined)}>
                {text('input_cancel')}
              </Button>
            )}
          </div>
        </>
      )}
      {asking && (
        <ConfirmDialog
          question={text('own_signature_sure')}
          yes={text('own_signature_remove')}
          no={text('input_cancel')}
          onYes={() => {
            setAsking(false)
            removing.act()
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  )
}
