import { currentSession, watchSession } from '../../../access/web/session.ts'
import { forgetAnswers } from '../../../kit/http/answers-here.web.ts'

/** What this device keeps for others than this person. */
const forget = (but: string | undefined) =>
  void forgetAnswers(but).catch((error: unknown) =>
    console.error('What was kept for somebody could not be removed.', error),
  )

/** A session may have ended where no page was open. */
export const forgetOthers = (): void => forget(currentSession().user?.id)

/** The next person on this device finds nothing of the last one on it, and is told nothing that is for them. */
export function followReader(): void {
  let reader = currentSession().user?.id
  watchSession(() => {
    const id = currentSession().user?.id
    if (id === reader) return
    forget(id)
    if (reader !== undefined)
      import('../../../features/notices/push/web/this-device.ts')
        .then(({ stopTelling }) => stopTelling())
        .catch((error: unknown) =>
          console.warn('This device may still be told what is not for who is here now.', error),
        )
    reader = id
  })
}
