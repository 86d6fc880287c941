export { FailedJobs } from './FailedJobs.tsx'
