import Form from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { offer } from './usable.ts'

offer(({ schema, ui }: { schema: RJSFSchema; ui: UiSchema }) => (
  <Form schema={schema} uiSchema={ui} validator={validator} />
))
