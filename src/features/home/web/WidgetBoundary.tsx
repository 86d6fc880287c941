import { Button } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Notice } from '../../../kit/web/plain/Notice.tsx'

/** A widget that breaks, or whose code could not be fetched, takes no other with it. */
export class WidgetBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

/** Code that did not come is asked for again by the page alone. */
function Broken() {
  const text = useText()
  return (
    <Notice tone="danger">
      <div className="row justify-between gap-2">
        {text('could_not_load')}
        <Button size="xs" variant="default" onClick={() => window.location.reload()}>
          {text('try_again')}
        </Button>
      </div>
    </Notice>
  )
}
