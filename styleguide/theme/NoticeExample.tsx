import { Notice } from '../../src/kit/web/plain/Notice.tsx'
import { Schemes } from './Schemes.tsx'

export function NoticeExample() {
  return (
    <>
      <p>
        What happened, where it happened. It says what is safe and what to do; a refusal is read out
        at once, the rest in its turn. What only passes by is a toast.
      </p>
      <Schemes>
        <div className="grid gap-3">
          <Notice tone="danger">
            The photo is larger than 25 MB. Take it again, or choose another.
          </Notice>
          <Notice tone="good">The password is changed. Other devices were signed out.</Notice>
          <Notice tone="calm">
            Three submissions are kept here and leave once you are online.
          </Notice>
        </div>
      </Schemes>
    </>
  )
}
