// What this feature reads, each under its key.

export const failedJobsKey = ['failed-jobs'] as const
