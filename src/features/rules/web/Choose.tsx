import { Select } from '@mantine/core'

type Props = {
  label: string
  description?: string
  options: readonly { id: string; label: string }[]
  searchable?: boolean
  value: string
  onChange: (value: string) => void
}

/** One of several, one of which is always chosen. */
export function Choose({ options, onChange, ...field }: Props) {
  return (
    <Select
      {...field}
      allowDeselect={false}
      data={options.map(({ id, label }) => ({ value: id, label }))}
      onChange={(value) => value !== null && onChange(value)}
    />
  )
}
