import { useModals } from '../../../kit/web/inputs/modals/use-modals.ts'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { AnyRow, Register } from '../../define.ts'
import type { RegisterWeb } from '../extension.ts'
import { RegisterForm } from '../form/RegisterForm.tsx'
import { sayNewOne } from '../list/in-sentence.ts'

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
    )
    openModal(key, { title, body, size: 'xl' })
  }
}
