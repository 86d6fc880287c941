import type { AnyRow } from '../../../../register/define.ts'
import { History } from '../../../../register/web/history/History.tsx'
import { Answers } from '../../reading/web/Answers.tsx'
import { Facts } from '../../reading/web/Facts.tsx'
import { AddedActions, Fails } from '../../reading/web/Fails.tsx'
import { StageReason } from '../../reading/web/StageReason.tsx'
import { Timeline } from '../../reading/web/Timeline.tsx'
import { WhereItWas } from '../../reading/web/WhereItWas.tsx'
import classes from '../../reading/web/whole.module.css'
import type { WholeSubmission } from '../../reading/web/whole-of.ts'
import { Revisions } from '../../revisions/web/Revisions.tsx'
import { Signatures } from '../../signing/web/Signatures.tsx'
import { submissions } from '../../submissions.register.ts'

/** All of a submission: what failed before all else; beside it who signed and what became of it. */
export function WholeView({ whole }: { whole: WholeSubmission }) {
  const row = { id: whole.id, version: whole.version, archived_at: whole.archived_at } as AnyRow
  return (
    <>
      <StageReason whole={whole} />
      <Facts whole={whole} />
      <div className={`${classes.layout} stack items-start gap-6`}>
        <div className="stack gap-4 min-w-0">
          <Fails whole={whole} />
          <AddedActions whole={whole} />
          <Answers whole={whole} />
        </div>
        <div className={`${classes.rail} stack gap-4 min-w-0`}>
          <Signatures whole={whole} />
          <Revisions whole={whole} />
          <Timeline events={whole.events} />
          <WhereItWas about={whole.about} />
        </div>
      </div>
      <History register={submissions} row={row} />
    </>
  )
}
