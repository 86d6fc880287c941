import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { later } from '../../../kit/web/later.ts'
import type { AnyRow, Register } from '../../define.ts'
import type { RegisterWeb } from '../extension.ts'
import { sayNewOne } from '../list/in-sentence.ts'

/** A page that is read needs no form until somebody touches it. */
const RegisterForm = later(async () => (await import('../form/RegisterForm.tsx')).RegisterForm)

type On = {
  register: Register
  web: RegisterWeb
  within: string | undefined
  onClose?: () => void
}

/** Opens the form of a row, or of a new one, in a dialog. */
export function useFormDialog({ register, web, within, onClose }: On) {
  const { say } = useLanguage()
  const { openModal, closeModal } = useModals()
  return (row?: AnyRow) => {
    const key = `${register.name} ${row?.id ?? 'new'}`
    const title = row === undefined ? sayNewOne(register.one, say) : String(row[register.named])
    const body = (
      <Suspense fallback={<Skeleton height={320} />}>
        <RegisterForm
          register={register}
          web={web}
          onClose={() => {
            closeModal(key)
            onClose?.()
          }}
          {...(within && { within })}
          {...(row && { id: row.id })}
        />
      </Suspense>
    )
    openModal(key, { title, body, size: 'xl' })
  }
}
