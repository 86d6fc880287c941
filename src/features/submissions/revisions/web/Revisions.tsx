import { Button } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTimes } from '../../../../access/web/use-times.ts'
import { useLanguage } from '../../../../kit/web/language/Language.tsx'
import classes from '../../reading/web/whole.module.css'
import type { WholeSubmission } from '../../reading/web/whole-of.ts'
import { DifferenceDialog } from './DifferenceDialog.tsx'

/** Every revision with who made it and why; two of them side by side. */
export function Revisions({ whole }: { whole: WholeSubmission }) {
  const { text } = useLanguage()
  const { moment } = useTimes()
  const [compared, setCompared] = useState<number>()
  const { revisions } = whole
  if (revisions.length < 2) return null
  return (
    <section className={classes.card} aria-labelledby="revisions">
      <h2 className="flex items-center justify-between gap-2 mb-2 text-lg" id="revisions">
        {text('submission_revisions')}
      </h2>
      <ul className="bare">
        {revisions.map(({ n, made_at, made_by, reason }) => (
          <li key={n} className={`${classes.person} p-0 py-3 border-t`}>
            <div className="row justify-between gap-x-2 gap-y-1">
              <strong className="font-semibold">{text('submission_revision_n', { n })}</strong>
              {n > 1 && (
                <Button
                  size="compact-md"
                  variant="default"
                  leftSection={<IconArrowsDiff size={18} />}
                  aria-label={text('submission_compare_named', { n, before: n - 1 })}
                  onClick={() => setCompared(n)}
                >
                  {text('submission_compare')}
                </Button>
              )}
            </div>
            <p className="hint">
              {moment(made_at)}
              {made_by !== null && ` · ${made_by}`}
            </p>
            {reason !== null && <p>{reason}</p>}
          </li>
        ))}
      </ul>
      {compared !== undefined && (
        <DifferenceDialog whole={whole} n={compared} onClose={() => setCompared(undefined)} />
      )}
    </section>
  )
}
