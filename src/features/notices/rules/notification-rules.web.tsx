import type { InputProps, RegisterWeb } from '../../../register/web/extension.ts'
import { KindInput } from '../../../register/web/input/KindInput.tsx'
import type { notificationRules } from './notification-rules.register.ts'
import { Receivers } from './web/Receivers.tsx'

/** The last question of the form, and below it who would receive what the rule tells. */
function MailInput({ values, ...props }: InputProps) {
  return (
    <div className="stack gap-4" data-wide>
      <KindInput {...props} />
      <Receivers values={values} id={props.row?.id ?? null} />
    </div>
  )
}

export const web: RegisterWeb<typeof notificationRules> = { inputs: { mail: MailInput } }
