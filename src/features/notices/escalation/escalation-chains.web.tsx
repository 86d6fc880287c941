import type { InputProps, RegisterWeb } from '../../../register/web/extension.ts'
import { KindInput } from '../../../register/web/input/KindInput.tsx'
import type { escalationChains } from './escalation-chains.register.ts'
import { ChainReceivers } from './web/ChainReceivers.tsx'

/** The steps, and below them whom each would tell. */
function StepsInput({ values, ...props }: InputProps) {
  return (
    <div className="stack gap-4" data-wide>
      <KindInput {...props} />
      <ChainReceivers values={values} id={props.row?.id ?? null} />
    </div>
  )
}

export const web: RegisterWeb<typeof escalationChains> = { inputs: { steps: StepsInput } }
