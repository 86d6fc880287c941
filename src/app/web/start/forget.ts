import { currentSession } from '../../../access/web/session.ts'
import { forgetAnswers } from '../../../kit/http/answers-here.web.ts'

/** What this device keeps for others than this person. */
export const forget = (but: string | undefined) =>
  void forgetAnswers(but).catch((error: unknown) =>
    console.error('What was kept for somebody could not be removed.', error),
  )

/** A session may have ended where no page was open. */
export const forgetOthers = (): void => forget(currentSession().user?.id)
