import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useId } from 'react'
import type { CalculatorResult } from '../../calculators/calculator.ts'
import { useSays } from '../use-says.ts'
import classes from './calculator.module.css'

const keyOf = (step: CalculatorResult['path'][number]) =>
  'question' in step ? step.question : step.key

/** What the rules say, and by which steps. */
export function AnswerShown({ answer }: { answer: CalculatorResult }) {
  const says = useSays()
  const id = useId()
  const { facts = [], path, rules = [], file } = answer
  const used = [...new Map(rules.map((rule) => [`${rule.code} ${rule.from}`, rule])).values()]
  return (
    <section className={classes.answer} data-tone={answer.tone} aria-labelledby={id}>
      <div className={classes.inView}>
        <h3 className="hint font-semibold" id={id}>
          {says.word('calculator_result')}
        </h3>
        <p className={classes.says} role="status">
          {answer.says}
        </p>
        {facts.length > 0 && (
          <dl className="grid m-0 text-sm">
            {facts.map(([label, value], at) => (
              // Two duties, or two problems of a row, may read alike.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
              <div key={at}>
                <dt className="text-soft break-anywhere">{label}</dt>
                <dd className="m-0 tabular-nums break-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {path.length > 0 && (
          <>
            <h3 className="hint font-semibold">{says.word('calculator_path')}</h3>
            <ol className={classes.path}>
              {path.map((step) => (
                <li key={`${keyOf(step)} ${JSON.stringify(step.values)}`}>
                  {says.step(step)}
                  <cite className="block text-soft">{step.citation}</cite>
                </li>
              ))}
            </ol>
          </>
        )}
        {used.length > 0 && (
          <ul className="bare grid text-soft" style={{ fontSize: '0.8125rem' }}>
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
      </div>
    </section>
  )
}
