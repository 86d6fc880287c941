// What other features may use of companies in the browser.
export { Overview } from './Overview.tsx'
