export { countFailedJobs, failedJobsCalls } from './server/failed-jobs.routes.ts'
