import { scopeNamed } from '../../../access/scope.ts'
import { ScopeChoice } from '../../../access/web/rights/ScopeChoice.tsx'
import { useLanguage } from '../../../kit/web/language/Language.tsx'
import type { InputProps } from '../../../register/web/extension.ts'

/** Which rows everybody on a template sees. */
export function ScopeInput({ label, value, error, disabled, onChange }: InputProps) {
  const { text } = useLanguage()
  return (
    <ScopeChoice
      label={label}
      description={text('scope_lead')}
      value={scopeNamed(value) ?? 'company'}
      error={error}
      disabled={disabled}
      onChange={onChange}
    />
  )
}
