import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useId } from 'react'
import type { Answer } from '../../calculators/calculator.ts'
import { useSays } from '../use-says.ts'
import classes from './calculator.module.css'

const keyOf = (step: Answer['path'][number]) => ('question' in step ? step.question : step.key)

/** What the rules say, and by which steps. */
export function AnswerShown({ answer }: { answer: Answer }) {
  const says = useSays()
  const id = useId()
  const { facts = [], path, rules = [], file } = answer
  const used = [...new Map(rules.map((rule) => [`${rule.code} ${rule.from}`, rule])).values()]
  return (
    <section className={classes.answer} data-tone={answer.tone} aria-labelledby={id}>
      <h3 id={id}>{says.word('calculator_result')}</h3>
      <p className={classes.says} role="status">
        {answer.says}
      </p>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value], at) => (
            // Two duties, or two problems of a row, may read alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
            <div key={at}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {path.length > 0 && (
        <>
          <h3>{says.word('calculator_path')}</h3>
          <ol className={classes.path}>
            {path.map((step) => (
              <li key={`${keyOf(step)} ${JSON.stringify(step.values)}`}>
                {says.step(step)}
                <cite>{step.citation}</cite>
              </li>
            ))}
          </ol>
        </>
      )}
      {used.length > 0 && (
        <ul className={classes.used}>
          {used.map(({ code, from }) => (
            <li key={`${code} ${from}`}>{says.word('calculator_by', { code, day: from })}</li>
          ))}
        </ul>
      )}
      {file !== undefined && (
        <Button
          component="a"
          variant="default"
          size="xs"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(file.text)}`}
          download={file.name}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
        >
          {says.word('out_take_file')}
        </Button>
      )}
    </section>
  )
}
