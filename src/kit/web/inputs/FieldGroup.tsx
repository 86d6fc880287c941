import { Box, Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { FieldProps } from './field-props.ts'

type Props = Omit<FieldProps, 'disabled' | 'readOnly'> & { children: ReactNode }

/** Label, description and error around an input that is made of several controls. */
export function FieldGroup({ label, description, error, required, children }: Props) {
  const id = useId()
  const told = [description && `${id}-description`, error && `${id}-error`].filter(Boolean)
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={told.join(' ') || undefined}
    >
      <Input.Label component="div" id={`${id}-label`} required={required ?? false}>
        {label}
      </Input.Label>
      {description && (
        <Input.Description id={`${id}-description`} mb={6}>
          {description}
        </Input.Description>
      )}
      {children}
      {error && (
        <Input.Error id={`${id}-error`} mt={5}>
          {error}
        </Input.Error>
      )}
    </Box>
  )
}
