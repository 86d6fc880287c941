import { useEffect } from 'react'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Page } from '../../../kit/web/page/Page.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'
import { WayHome } from './WayHome.tsx'

const again = () => window.location.reload()

/** In the place of a screen whose code this device does not have. */
export default function NoConnection() {
  const text = useText()
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <Page title={text('no_connection_title')} lead={text('no_connection_text')}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={again}>{text('broke_reload')}</Button>
        <WayHome look="outline" />
      </div>
    </Page>
  )
}
