import { Select } from '@mantine/core'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import { pointedIn } from '../../../../register/fields/pointing.ts'
import type { InputProps } from '../../../../register/web/extension.ts'
import { useMatrix } from '../../matrix/web/use-matrix.ts'
import { RiskOfRatings } from './RiskOfRatings.tsx'

/** One of the five levels, in their order and with what decides for each. */
export function RatingInput({ name, field, value, values, row, onChange, ...given }: InputProps) {
  const { say, text } = useLanguage()
  const { data: matrix } = useMatrix()
  const isSeverity = name.endsWith('severity')
  const ratings = (isSeverity ? matrix?.severities : matrix?.probabilities) ?? []
  const chosen = pointedIn(value)
  const required = field.required === true
  return (
    <>
      <Select
        label={given.label}
        name={name}
        required={required}
        disabled={given.disabled}
        error={given.error}
        {...(field.hint !== undefined && { description: say(field.hint) })}
        placeholder={text('input_select_placeholder')}
        data={ratings.map(({ id, level, name: words }) => ({
          value: id,
          label: `${level} · ${words}`,
        }))}
        value={chosen?.id ?? null}
        allowDeselect={!required}
        clearable={!required}
        clearButtonProps={{ 'aria-label': text('field_clear', { label: given.label }) }}
        maxDropdownHeight={420}
        renderOption={({ option }) => (
          <span className="grid">
            {option.label}
            <small className="text-soft">
              {ratings.find(({ id }) => id === option.value)?.description}
            </small>
          </span>
        )}
        onChange={(id) => {
          const found = ratings.find((rating) => rating.id === id)
          onChange(found === undefined ? null : { id: found.id, name: found.name })
        }}
      />
      {isSeverity && (
        <RiskOfRatings when={name.replace('_severity', '')} values={values} row={row} />
      )}
    </>
  )
}
