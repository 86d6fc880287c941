import { Button, Group, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, Suspense, useId } from 'react'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { later } from '../../../kit/web/later.ts'
import { type Fields, labelOf, type Register } from '../../define.ts'
import { isWide } from '../form/fields/sections.ts'
import form from '../form/form.module.css'
import { FactValue } from './FactValue.tsx'
import { isBlank } from './is-blank.ts'
import classes from './record.module.css'

/** The inputs of all kinds come when somebody may be about to write. */
const FactsForm = later(async () => (await import('./FactsForm.tsx')).FactsForm)

export type FactsProps = {
  title: string
  /** Of whose row they are. */
  register: Register
  fields: Fields
  /** Those that the reader fills in; all unless said. */
  asked?: Fields
  values: Readonly<Record<string, unknown>>
  /** Writes all of them; left out where nothing may be changed. */
  save?: ((values: Readonly<Record<string, unknown>>) => Promise<unknown>) | undefined
  renews: readonly QueryKey[]
}

/** Facts of a record that no register has, with the way to change them. */
export function FactsCard({ children, ...props }: FactsProps & { children?: ReactNode }) {
  const { title, register, fields, asked = fields, values, save, renews } = props
  const { text, say } = useLanguage()
  const { openModal, closeModal } = useModals()
  const id = useId()
  const facts = Object.entries(fields).map(([name, field]) => {
    const label = say(labelOf(name, field))
    return { name, field, label, blank: isBlank(field, values[name]) }
  })
  const blank = facts.filter((fact) => fact.blank).map(({ label }) => label)
  const edit = () =>
    openModal(id, {
      title,
      body: (
        <Suspense fallback={<Skeleton height={220} />}>
          <FactsForm
            {...{ register, fields: asked, values, save, renews }}
            onDone={() => closeModal(id)}
            id={id}
          />
        </Suspense>
      ),
    })
  return (
    <section className={form.section} aria-labelledby={id}>
      <Group justify="space-between" align="start">
        <h2 id={id}>{title}</h2>
        {save && (
          <Button
            variant="default"
            data-no-print
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={edit}
          >
            {text('list_edit')}
          </Button>
        )}
      </Group>
      {blank.length < facts.length && (
        <dl className={`${form.fields} ${classes.facts}`}>
          {facts
            .filter((fact) => !fact.blank)
            .map(({ name, field, label }) => (
              <div key={name} className={form.field} data-wide={isWide(field) || undefined}>
                <dt className="hint font-medium">{label}</dt>
                <dd className="whitespace-pre break-anywhere">
                  <FactValue field={field} label={label} value={values[name]} />
                </dd>
              </div>
            ))}
        </dl>
      )}
      {blank.length > 0 && (
        <p className={`${classes.untold} hint`}>
          {text('record_empty', { fields: blank.join(', ') })}
        </p>
      )}
      {children}
    </section>
  )
}
