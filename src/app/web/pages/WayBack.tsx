import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../../kit/web/language/Language.tsx'
import { Button } from '../../../kit/web/plain/Button.tsx'

/** To the page before, if the person came from one of ours. */
export function WayBack() {
  const text = useText()
  const navigate = useNavigate()
  const { key } = useLocation()
  if (key === 'default') return null
  return (
    <Button look="outline" onClick={() => void navigate(-1)}>
      {text('back')}
    </Button>
  )
}
