// What other features may use of it in the browser.
export { NextWork } from './NextWork.tsx'
