import { useCallback } from 'react'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useText } from '../../../kit/web/language/Language.tsx'
import type { AnyRow } from '../../../register/define.ts'
import { RegisterForm } from '../../../register/web/form/RegisterForm.tsx'
import { deficiencies } from '../deficiencies.register.ts'
import { web } from '../deficiencies.web.tsx'

/** The same, as it begins where somebody looks at those of incidents. */
const fromIncident = {
  ...deficiencies,
  fields: {
    ...deficiencies.fields,
    source: { ...deficiencies.fields.source, default: 'incident' as const },
  },
}

/** What was seen, in words that are there already. */
type Beginning = { title: string; description: string }

/** The same, of the one incident that somebody looks at. */
const ofIncident = ({ title, description }: Beginning) => ({
  ...fromIncident,
  fields: {
    ...fromIncident.fields,
    title: { ...fromIncident.fields.title, default: title },
    description: { ...fromIncident.fields.description, default: description },
  },
  within: 'incident',
})
const nothing: Beginning = { title: '', description: '' }

/** Opens the register's form in a dialog: a new deficiency, or one that is there. */
export function useDeficiencyForm() {
  const text = useText()
  const { openModal, closeModal } = useModals()
  return useCallback(
    (
      row: (Pick<AnyRow, 'id'> & { title?: unknown }) | undefined,
      incident: boolean | string = false,
      beginning = nothing,
    ) => {
      const key = `deficiency ${row?.id ?? 'new'}`
      openModal(key, {
        title: row === undefined ? text('deficiency_new') : String(row.title),
        size: 'xl',
        body: (
          <RegisterForm
            register={
              incident === false
                ? deficiencies
                : incident === true
                  ? fromIncident
                  : ofIncident(beginning)
            }
            web={web}
            onClose={() => closeModal(key)}
            {...(typeof incident === 'string' && { within: incident })}
            {...(row && { id: row.id })}
          />
        ),
      })
    },
    [openModal, closeModal, text],
  )
}
