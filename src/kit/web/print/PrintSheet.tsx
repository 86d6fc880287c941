import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import './print-sheet.css'

/** What alone comes out of the printer; it prints as soon as it stands, and says when it is done. */
export function PrintSheet({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const finished = () => done()
    window.addEventListener('afterprint', finished)
    // Once what is to be printed has been drawn.
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', finished)
    }
  }, [])
  return createPortal(<div className="print-sheet">{children}</div>, document.body)
}
