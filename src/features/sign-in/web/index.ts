// What other features may use of the ways in, in the browser.

export { followEntry, seeAs } from '../seeing/web/follow-seeing.ts'
export { Entrance } from './Entrance.tsx'
export { enter } from './enter.ts'
