import { FieldGroup } from '../../../kit/web/inputs/FieldGroup.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { factsIn } from '../../../register/fields/audience.ts'
import type { InputProps } from '../../../register/web/extension.ts'
import { AudiencePreview } from './AudiencePreview.tsx'
import { FactsInput } from './FactsInput.tsx'

type Asked = Pick<InputProps, 'label' | 'value' | 'onChange' | 'error' | 'disabled'> & {
  field: Pick<InputProps['field'], 'hint'>
}

/** Who is in, who is left out, and whom that reaches: the input of a register’s field `audience`. */
export function AudienceField(props: Asked) {
  const { field, label, value, onChange, error, disabled } = props
  const { say, text } = useLanguage()
  const facts = factsIn(value)
  const isReady = facts.some(({ out }) => !out)
  return (
    <div data-wide>
      <FieldGroup
        label={label}
        error={error}
        {...(field.hint !== undefined && { description: say(field.hint) })}
      >
        <div className="stack gap-3 mt-2">
          <FactsInput
            out={false}
            label={text('audience_in')}
            facts={facts}
            onChange={onChange}
            disabled={disabled}
          />
          {facts.length > 0 && (
            <FactsInput
              out
              label={text('audience_out')}
              facts={facts}
              onChange={onChange}
              disabled={disabled}
            />
          )}
          {isReady ? (
            <AudiencePreview facts={facts} />
          ) : (
            <p className="hint m-0">{text('audience_nobody')}</p>
          )}
        </div>
      </FieldGroup>
    </div>
  )
}
