import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { BrokenScreen } from './BrokenScreen.tsx'
import NotFound from './NotFound.tsx'

/** Shown in place of a screen that failed. */
export function SomethingBroke() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <BrokenScreen />
}
