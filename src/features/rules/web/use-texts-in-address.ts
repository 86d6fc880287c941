import { useState } from 'react'
import { useSearchParams } from 'react-router'

type Texts = Readonly<Record<string, string>>

/** Texts that the address carries, so that it can be handed on: what differs from the beginning. */
export function useTextsInAddress(
  initial: Texts,
  fixed: Texts = {},
): [Texts, (changed: Texts) => void] {
  const [params, setParams] = useSearchParams()
  // The state leads and the address follows: an input whose text came back from there would lose its
  // caret.
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(
      Object.entries(initial).map(([name, text]) => [name, params.get(name) ?? text]),
    ),
  )
  function change(changed: Texts) {
    const next = { ...texts, ...changed }
    setTexts(next)
    const told = Object.entries(next).filter(([name, text]) => text !== initial[name])
    setParams(
      { ...fixed, ...Object.fromEntries(told) },
      { replace: true, preventScrollReset: true },
    )
  }
  return [texts, change]
}
