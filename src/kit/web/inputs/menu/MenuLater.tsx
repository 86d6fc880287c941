import { type ComponentType, cloneElement, type MouseEventHandler, type ReactElement } from 'react'
import { usePart } from '../../later.ts'

type Pressed = {
  onClick?: MouseEventHandler
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
}
type Props<Own> = Omit<Own, 'button'> & {
  button: ReactElement<Pressed>
  /** Fetches the menu, a `FetchedMenu`; or what else opens below the button. */
  menu: () => Promise<ComponentType<Own>>
  opens?: 'menu' | 'dialog'
}

/** A button whose menu is fetched when it is pressed. */
export function MenuLater<Own extends { button: ReactElement }>({
  menu,
  opens = 'menu',
  ...own
}: Props<Own>) {
  const [Menu, ask] = usePart(menu)
  if (Menu !== undefined) return <Menu {...(own as unknown as Own)} />
  return cloneElement(own.button, {
    onClick: ask,
    'aria-haspopup': opens,
    'aria-expanded': false,
  })
}
