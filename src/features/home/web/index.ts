// What the application shows of it in the browser.
export { CustomizeHome } from './CustomizeHome.tsx'
export { Home } from './Home.tsx'
