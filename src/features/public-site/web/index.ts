export { Requests } from '../requests/web/Requests.tsx'
