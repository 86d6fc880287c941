import { Button, SegmentedControl, Select } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { holds } from '../../../../access/grants.ts'
import { grantsOf, useSession } from '../../../../access/web/session.ts'
import { useTimes } from '../../../../access/web/use-times.ts'
import { ListSkeleton } from '../../../../kit/web/inputs/ListSkeleton.tsx'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { Notice } from '../../../../kit/web/plain/Notice.tsx'
import { MatrixEditor } from './MatrixEditor.tsx'
import { MatrixShown, type MatrixView } from './MatrixShown.tsx'
import { Meanings } from './Meanings.tsx'
import classes from './matrix.module.css'
import { useMatrix } from './use-matrix.ts'
import { meaningsOf } from './use-matrix-draft.ts'

/** The risk matrix above the levels that make it: to read, to see the hazards in, to change. */
export function MatrixPanel() {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const { user } = useSession()
  const held = new Set(user === undefined ? [] : grantsOf(user))
  const [number, setNumber] = useState<number>()
  const [look, setLook] = useState<MatrixView>('bands')
  const [editing, setEditing] = useState(false)
  const { data: matrix, isError } = useMatrix(number)
  const id = useId()
  if (isError) return <Notice tone="danger">{text('could_not_load')}</Notice>
  if (matrix === undefined) return <ListSkeleton rows={5} />
  const newest = matrix.versions[0]?.number === matrix.number
  const by = matrix.saved_by === null ? 'matrix_version' : 'matrix_version_by'
  const mayEdit = newest && holds(held, 'risk-severity.edit')
  return (
    <section className={`${classes.panel} card stack gap-4 p-6`} aria-labelledby={id}>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="title-3" id={id}>
            {text('matrix_title')}
          </h2>
          <p className="hint">
            {text(by, {
              number: matrix.number,
              when: moment(matrix.saved_at),
              who: matrix.saved_by ?? '',
            })}
            {!newest && ` · ${text('matrix_not_in_force')}`}
          </p>
          {matrix.note && <p>{matrix.note}</p>}
        </div>
        {!editing && (
          <div className="row gap-2">
            {matrix.versions.length > 1 && (
              <Select
                aria-label={text('matrix_choose_version')}
                w="9rem"
                allowDeselect={false}
                value={String(matrix.number)}
                data={matrix.versions.map((one) => ({
                  value: String(one.number),
                  label: text('matrix_version_short', { number: one.number }),
                }))}
                onChange={(chosen) => setNumber(Number(chosen))}
              />
            )}
            {mayEdit && (
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                {text('matrix_change')}
              </Button>
            )}
          </div>
        )}
      </header>
      {editing ? (
        <MatrixEditor
          matrix={matrix}
          onDone={() => {
            setNumber(undefined)
            setEditing(false)
          }}
        />
      ) : (
        <>
          {holds(held, 'hazards.view') && (
            <SegmentedControl
              className={classes.looks ?? ''}
              aria-label={text('matrix_look')}
              value={look}
              onChange={(next) => setLook(next)}
              data={[
                { value: 'bands', label: text('matrix_look_bands') },
                { value: 'initial', label: text('matrix_look_initial') },
                { value: 'residual', label: text('matrix_look_residual') },
              ]}
            />
          )}
          <div className={classes.beside}>
            <MatrixShown matrix={matrix} look={look} />
            <Meanings meanings={meaningsOf(matrix.cells)} />
          </div>
        </>
      )}
    </section>
  )
}
