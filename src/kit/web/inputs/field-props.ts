/** What every input takes besides its value. */
export type FieldProps = {
  label: string
  description?: string
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
}

/** A controlled value and the call that reports the next one. */
export type Controlled<Value> = { value: Value; onChange: (value: Value) => void }
