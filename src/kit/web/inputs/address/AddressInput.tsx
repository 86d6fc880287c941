import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type Address, movedTo, regionsOf } from '../../../address.ts'
import { FieldGroup } from '../FieldGroup.tsx'
import type { Controlled, FieldProps } from '../field-props.ts'
import { useTexts } from '../use-texts.ts'
import { StreetInput } from './StreetInput.tsx'

type Props = FieldProps & Controlled<Address> & { countries?: string[]; language?: string }

const usual = ['CA', 'US', 'MX', 'GB', 'FR']

/** A postal address in its parts. The typed text stays here, unless the installation has a key for a places
 * library: then it suggests addresses. */
export function AddressInput({ value, onChange, disabled, readOnly, ...props }: Props) {
  const { countries = usual, language = 'en', ...field } = props
  const texts = useTexts().address
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const regions = regionsOf(value.country)
  const shared = {
    disabled: disabled ?? false,
    readOnly: readOnly ?? false,
    required: field.required ?? false,
  }
  const text = (part: keyof Address, label: string, autoComplete: string) => (
    <TextInput
      {...shared}
      label={label}
      autoComplete={autoComplete}
      value={value[part]}
      onChange={(event) => onChange({ ...value, [part]: event.currentTarget.value })}
    />
  )
  const regionLabel = { CA: texts.province, US: texts.state }[value.country] ?? texts.region
  return (
    <FieldGroup {...field} required={false}>
      <Stack gap="xs" mt="xs">
        <StreetInput
          {...shared}
          countries={countries}
          language={language}
          value={value.street}
          onChange={(street) => onChange({ ...value, street })}
          onChoose={onChange}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs">
          {text('city', texts.city, 'address-level2')}
          {regions.length === 0 ? (
            text('region', regionLabel, 'address-level1')
          ) : (
            <Select
              {...shared}
              label={regionLabel}
              data={regions}
              searchable
              value={value.region || null}
              onChange={(region) => onChange({ ...value, region: region ?? '' })}
            />
          )}
          {text(
            'postalCode',
            value.country === 'US' ? texts.zipCode : texts.postalCode,
            'postal-code',
          )}
          <Select
            {...shared}
            label={texts.country}
            data={countries.map((code) => ({ value: code, label: names.of(code) ?? code }))}
            allowDeselect={false}
            value={value.country}
            onChange={(country) => country && onChange(movedTo(value, country))}
          />
        </SimpleGrid>
      </Stack>
    </FieldGroup>
  )
}
