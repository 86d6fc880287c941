import { Component, type ReactNode } from 'react'
import { BrokenScreen } from '../pages/BrokenScreen.tsx'

/** Where a page of the site fails, the site stands around it and leads on. */
export class Unbroken extends Component<{ children: ReactNode }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children
  }
}
