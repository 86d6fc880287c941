import { useEffect, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import classes from './plain.module.css'

type Props = { question: string; yes: string; no: string; onYes: () => void; onNo: () => void }

/** Asks before something is done. Mounted while it asks. */
export function ConfirmDialog({ question, yes, no, onYes, onNo }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={id} onClose={onNo}>
      <h2 className="title-3" id={id}>
        {question}
      </h2>
      <div className={classes.choices}>
        <Button look="outline" onClick={onNo}>
          {no}
        </Button>
        <Button onClick={onYes}>{yes}</Button>
      </div>
    </dialog>
  )
}
