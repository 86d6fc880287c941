import { Text } from '@mantine/core'
import classes from '../fill.module.css'
import type { AnswerProps } from '../filling-context.ts'

/** Something to read. */
export function InfoText({ label, description }: AnswerProps) {
  return (
    <div className={classes.info}>
      <Text fw={600}>{label}</Text>
      {description !== undefined && <Text className="text-soft whitespace-pre">{description}</Text>}
    </div>
  )
}
