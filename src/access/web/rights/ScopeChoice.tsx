import { Radio, Stack } from '@mantine/core'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import { isWider, type Scope, scopeNamed, scopeNames, scopes } from '../../scope.ts'
import { useSession } from '../session.ts'

const hints = {
  own: 'scope_hint_own',
  workplaces: 'scope_hint_workplaces',
  entity: 'scope_hint_entity',
  company: 'scope_hint_company',
} as const

/** What stands for no scope of one's own. */
const inherited = 'template'

type Props = {
  label: string
  description?: string
  error?: string | undefined
  disabled?: boolean
  value: Scope | null
  /** The scope of the template, where a person may have their own. */
  ofTemplate?: Scope
  onChange: (value: Scope | null) => void
}

/** Which rows somebody sees: one of four, each said in plain words. None that is wider than one's own is given. */
export function ScopeChoice({ label, description, value, ofTemplate, onChange, ...rest }: Props) {
  const { say, text } = useLanguage()
  const { user } = useSession()
  const { error, disabled = false } = rest
  return (
    <Radio.Group
      label={label}
      description={description}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      error={error}
      value={value ?? inherited}
      onChange={(chosen) => onChange(chosen === inherited ? null : (scopeNamed(chosen) ?? null))}
    >
      <Stack gap="xs" mt="xs">
        {ofTemplate !== undefined && (
          <Radio
            value={inherited}
            label={text('scope_as_template', { scope: say(scopeNames[ofTemplate]) })}
            disabled={disabled}
          />
        )}
        {scopes.map((each) => {
          const beyond = each !== value && isWider(each, user?.scope ?? 'company')
          return (
            <Radio
              key={each}
              value={each}
              label={say(scopeNames[each])}
              description={beyond ? text('scope_beyond') : text(hints[each])}
              disabled={disabled || beyond}
            />
          )
        })}
      </Stack>
    </Radio.Group>
  )
}
