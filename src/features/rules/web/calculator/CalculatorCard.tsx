import { Button } from '@mantine/core'
import { IconLink, IconRotate } from '@tabler/icons-react'
import { useId } from 'react'
import { toast } from '../../../../kit/web/inputs/toast.ts'
import { type Calculator, initialOf } from '../../calculators/calculator.ts'
import { useSays } from '../use-says.ts'
import { useSwitches } from '../use-switches.ts'
import { useTextsInAddress } from '../use-texts-in-address.ts'
import { useToday } from '../use-today.ts'
import { AnswerShown } from './AnswerShown.tsx'
import classes from './calculator.module.css'
import { FieldInput } from './FieldInput.tsx'

/** One calculator: the facts that a person types, and at once what the rules say of them. */
export function CalculatorCard({ calculator }: { calculator: Calculator }) {
  const says = useSays()
  const today = useToday()
  const { data: switches } = useSwitches()
  const { name, fields } = calculator
  const initial = Object.fromEntries(
    Object.entries(fields).map(([field, asked]) => [field, initialOf(asked, today)]),
  )
  const [texts, change] = useTextsInAddress(initial, { calc: name })
  const answer = calculator.work(texts, { says, switchedOn: switches?.on ?? [] })
  const wide = Object.values(fields).some(({ kind }) => kind === 'rows' || kind === 'lines')
  const id = useId()
  async function copy() {
    await navigator.clipboard.writeText(window.location.href)
    toast(says.word('calculator_copied'), { type: 'success' })
  }
  return (
    <section className={classes.card} data-wide={wide || undefined} aria-labelledby={id}>
      <header className="col-span-full p-6 border-b">
        <h2 id={id}>{says.word(calculator.title)}</h2>
        <p>{says.word(calculator.lead)}</p>
      </header>
      <form
        className={`${classes.facts} grid content-start gap-4 p-6`}
        aria-label={says.word('calculator_facts')}
        onSubmit={(event) => event.preventDefault()}
      >
        {Object.entries(fields)
          .filter(([, field]) => field.when?.(texts) ?? true)
          .map(([field, asked]) => (
            <FieldInput
              key={field}
              field={asked}
              value={texts[field] ?? ''}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconLink size={16} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {says.word('calculator_copy')}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconRotate size={16} aria-hidden="true" />}
            onClick={() => change(initial)}
          >
            {says.word('calculator_reset')}
          </Button>
        </div>
      </form>
      <AnswerShown answer={answer} />
    </section>
  )
}
